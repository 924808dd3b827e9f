export * from './absentees.ts';
export * from './follow-no-shows.ts';
export * from './follow-team-no-shows.ts';
export * from './no-shows.service.ts';
