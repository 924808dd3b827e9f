export { selectMatchId } from '../shared/match/selection.ts';
export { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
