export { chooseMatch } from '@pailei/domain/featured';
export { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
