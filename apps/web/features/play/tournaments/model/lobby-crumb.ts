import type { TournamentState } from '@pailei/domain/tournament/types';

/** The list that an event stands in. */
export const lobbyCrumb = ({ settings }: Pick<TournamentState, 'settings'>) =>
  settings.team ? { label: '团体赛', to: '/tournaments' } : { label: '个人赛', to: '/solo-tournaments' };
