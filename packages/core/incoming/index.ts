export * from './data-headers.ts';
export * from './json-depth.ts';
export * from './socket-answers.ts';
