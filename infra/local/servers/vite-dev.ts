import { join } from 'node:path';
import { createServer } from 'vite';

const WEB = join(import.meta.dirname, '../../../apps/web');

const server = await createServer({
  root: WEB,
  configFile: join(WEB, 'vite.config.ts'),
  clearScreen: false,
  plugins: [
    {
      name: 'health',
      configureServer(dev) {
        dev.middlewares.use('/health', (_request, response) => void response.end('ok'));
      },
    },
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT']),
    strictPort: true,
    hmr: { clientPort: Number(process.env['SITE_PORT']) },
  },
});
await server.listen();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
