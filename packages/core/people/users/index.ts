export { syncDemoStaff } from './demo-staff.ts';
export * from './seed.ts';
export * from './users.service.ts';
