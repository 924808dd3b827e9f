export * from './battle-staff.serve.ts';
export * from './referee-calls.service.ts';
