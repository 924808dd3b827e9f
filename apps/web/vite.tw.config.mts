import config from './vite.config.ts';
const target = 'http://localhost:3100';
const opts = { target, changeOrigin: true, headers: { origin: target } };
export default { ...config, cacheDir: '/tmp/tw-vite', server: { ...config.server, port: 3141, proxy: { '/api': opts, '/socket.io': { ...opts, ws: true, rewriteWsOrigin: true } } } };
