import type { SeasonSummary } from '@pailei/contracts/play/seasons/season-views';

import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';

type Champions = SeasonSummary['champions'];
type Named = Pick<NonNullable<Champions['team']>, 'id' | 'name' | 'crest'>;

const SIZES = {
  hero: { crest: null, avatar: 144, phone: 112 },
  large: { crest: 'xl', avatar: 96, phone: 72 },
  middle: { crest: 'l', avatar: 64, phone: 56 },
} as const;

type Props = { champion: Named | null; isTeam: boolean; size: keyof typeof SIZES };

/** Who has won: a team by its crest as it was then, a player by the picture. */
export function ChampionMark({ champion, isTeam, size }: Props) {
  const { crest, avatar, phone } = SIZES[size];
  if (champion?.crest)
    return (
      <Crest
        crest={champion.crest}
        size={crest}
        className={crest ? '' : 'size-36'}
        label={`「${champion.name}」的队徽`}
      />
    );
  return (
    <Avatar
      name={champion?.name ?? '—'}
      size={avatar}
      phoneSize={phone}
      {...(champion && !isTeam && { userId: champion.id })}
    />
  );
}
