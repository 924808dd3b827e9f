export { chooseMatch } from '@pailei/domain/featured/choose-match';
export { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
