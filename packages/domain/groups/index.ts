export * from './group-sizes.ts';
export * from './circle.ts';
export * from './schedule.ts';
export * from './node-ids.ts';
export * from './withdrawal.ts';
