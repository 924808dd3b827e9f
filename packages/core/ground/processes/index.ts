export { createLogger } from './logger.ts';
export type { Logger } from './logger.ts';
export { readSettings, SettingsError } from './settings.ts';
export type { LogLevel } from './settings.ts';
export { startProcess } from './start-process.ts';
export { limitWork } from './work-limit.ts';
export { createSemaphore, type Acquire } from './semaphore.ts';
