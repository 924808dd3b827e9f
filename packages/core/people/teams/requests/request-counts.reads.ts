export { readRequestCounts as readTeamRequestCounts } from './requests.repository.ts';
