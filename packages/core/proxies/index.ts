export * from './client-address.ts';
export * from './trusted-proxies.ts';
