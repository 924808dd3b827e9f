export { lockTeams } from './team.repository.ts';
