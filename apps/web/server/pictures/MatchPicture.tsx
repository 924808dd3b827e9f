import { isLive } from '@pailei/domain/featured/live';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { Side } from '@pailei/domain/series/sides';

import { stateMark } from '../../shared/match/series-state.ts';
import { COLORS } from './look.ts';
import { Avatar, Frame, Mark, Score, Text } from './parts.tsx';

type MatchPictureProps = { match: MatchSnapshot; pictures: Readonly<Record<Side, string | undefined>> };

/** Both players with their score between them, and what they play for. */
export function MatchPicture({ match: { info, series }, pictures }: MatchPictureProps) {
  const { status, step, sides } = series;
  const isNow = isLive(status);
  return (
    <Frame
      mark={<Mark text={stateMark(status, step).label} color={isNow ? COLORS.live : COLORS.quiet} isFilled={isNow} />}
    >
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', marginTop: 14, gap: 2 }}>
        <Text text={info.tournament_name} size={38} style={{ fontWeight: 700, maxWidth: 1_072 }} />
        <Text text={`${info.label} · BO${info.best_of}`} size={28} style={{ color: COLORS.quiet }} />
      </div>
      <div style={{ display: 'flex', marginTop: 24, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Player side="a" name={sides.a.name} picture={pictures.a} />
        <Score a={sides.a.wins} b={sides.b.wins} />
        <Player side="b" name={sides.b.name} picture={pictures.b} />
      </div>
    </Frame>
  );
}

type PlayerProps = { side: Side; name: string; picture: string | undefined };

function Player({ side, name, picture }: PlayerProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 400, gap: 24 }}>
      <Avatar name={name} size={132} picture={picture} ring={COLORS.corners[side]} />
      <Text text={name} size={name.length > 8 ? 34 : 46} lines={2} style={{ fontWeight: 700, textAlign: 'center' }} />
    </div>
  );
}
