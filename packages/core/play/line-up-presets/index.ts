export * from './line-up-presets.service.ts';
