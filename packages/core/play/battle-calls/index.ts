export * from './battle-calls.service.ts';
export * from './battle-staff.serve.ts';
