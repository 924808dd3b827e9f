import type { Player } from '@pailei/contracts/people/profile/profile.api';
import { placeText } from '@pailei/contracts/play/tournaments/place-text';

import { COLORS } from './look.ts';
import { Avatar, Fact, Frame, Text } from './parts.tsx';

type PlayerPictureProps = { player: Player; picture: string | undefined };

/** The player, the best place, and the record. */
export function PlayerPicture({ player, picture }: PlayerPictureProps) {
  const { username, best_placements, tournaments_played, matches_won, matches_lost } = player;
  const [best] = best_placements;
  const titles = best_placements.filter(({ place_to }) => place_to === 1).length;
  return (
    <Frame>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 34, marginLeft: 9, gap: 48 }}>
        <Avatar name={username} size={184} picture={picture} ring={titles > 0 ? COLORS.goldFill : COLORS.quiet} />
        <div style={{ display: 'flex', flexDirection: 'column', width: 800, gap: 10 }}>
          <Text text={username} size={username.length > 10 ? 60 : 76} lines={2} style={{ fontWeight: 700 }} />
          {best && (
            <Text text={`${best.tournament_name} ${placeText(best)}`} size={32} style={{ color: COLORS.gold }} />
          )}
        </div>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'flex-end', gap: 96 }}>
        {titles > 0 && <Fact value={String(titles)} name="次夺冠" color={COLORS.gold} />}
        <Fact value={String(tournaments_played)} name="项赛事" />
        <Fact value={`${matches_won}–${matches_lost}`} name="胜–负" />
      </div>
    </Frame>
  );
}
