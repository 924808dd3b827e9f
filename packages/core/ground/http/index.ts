export * from './data-headers.ts';
export * from './json-bytes.ts';
export * from './json-depth.ts';
export * from './socket-answers.ts';
export * from './client-address.ts';
export * from './trusted-proxies.ts';
