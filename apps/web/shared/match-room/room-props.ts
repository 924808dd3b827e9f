import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { Side } from '@pailei/domain/series/sides';

export type RoomProps = { match: MatchSnapshot; side: Side };
