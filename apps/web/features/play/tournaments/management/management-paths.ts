import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';

export const MANAGEMENT_PATH = '/admin/solo-management';
export const TEAM_MANAGEMENT_PATH = '/admin/tournaments';
export const NEW_TEAM_EVENT_PATH = `${TEAM_MANAGEMENT_PATH}/new`;
export const manageEventPath = (id: string): string => `${TEAM_MANAGEMENT_PATH}/${id}/manage`;
export const NEW_EVENT_PATH = `${MANAGEMENT_PATH}/new`;

export const editEventPath = (id: string): string => `${MANAGEMENT_PATH}/${id}/edit`;
export const cloneEventPath = (id: string, entrants: EntrantKind = 'account'): string =>
  `${entrants === 'team' ? NEW_TEAM_EVENT_PATH : NEW_EVENT_PATH}?from=${id}`;
export const fromTemplatePath = (id: string): string => `${NEW_EVENT_PATH}?template=${id}`;
export const seriesEventsPath = (id: string): string => `${MANAGEMENT_PATH}?series=${id}`;
export const refereeDeskPath = (id: string): string => `/solo-tournaments/${id}/referee`;
