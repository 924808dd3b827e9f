export * from './history.ts';
export * from './incidents.ts';
export * from './probes.ts';
export * from './slots.ts';
export * from './uptime.ts';
