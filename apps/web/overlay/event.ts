import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { chooseMatch } from '@pailei/domain/featured';

export { chooseMatch, foldTournamentTopic };
