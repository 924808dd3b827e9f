export { selectMatchId } from '../features/match/model/selection.ts';
export { foldTournament } from '../features/match/tournament.fold.ts';
