export * from './event-templates.service.ts';
