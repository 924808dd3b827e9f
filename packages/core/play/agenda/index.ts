export * from './agenda.service.ts';
export * from './event-calendar.service.ts';
