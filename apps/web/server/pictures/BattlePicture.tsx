import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { BattleSnapshot, BattleTeamView } from '@pailei/contracts/play/battles/battle-views';
import type { BySide } from '@pailei/domain/series/sides';

import { battleMark, isBattleLive, isUpcoming } from '../../shared/battles/battle-mark.ts';
import { battleScore } from '../../shared/battles/model/battle-score.ts';
import { formatDateTime } from '../../shared/ui/time/time.format.ts';
import { crestUrl } from './crest-url.ts';
import { COLORS } from './look.ts';
import { Frame, Mark, Score, Text } from './parts.tsx';

const CREST_SIZE = 160;

type BattlePictureProps = { battle: BattleSnapshot; crests: BySide<string | undefined> };

/** Both teams with their running score between them; before the start, when it is. */
export function BattlePicture({ battle: { info, battle }, crests }: BattlePictureProps) {
  const { format, series } = battle.settings;
  const isNow = isBattleLive(battle.status);
  const score = battleScore(battle);
  return (
    <Frame
      mark={<Mark text={battleMark(battle.status).label} color={isNow ? COLORS.live : COLORS.quiet} isFilled={isNow} />}
    >
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', marginTop: 14, gap: 2 }}>
        <Text text={`团队战 · ${battleFormatName(format)}`} size={38} style={{ fontWeight: 700 }} />
        <Text text={`${format.size} 人 · 每台 BO${series.best_of}`} size={28} style={{ color: COLORS.quiet }} />
      </div>
      <div style={{ display: 'flex', marginTop: 20, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Team team={info.teams.a} picture={crests.a} />
        {isUpcoming(battle.status) ? (
          <Text text={formatDateTime(battle.starts_at)} size={48} style={{ marginTop: 56 }} />
        ) : (
          <Score {...score} />
        )}
        <Team team={info.teams.b} picture={crests.b} />
      </div>
    </Frame>
  );
}

function Team({ team: { name, crest }, picture }: { team: BattleTeamView; picture: string | undefined }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 400, gap: 16 }}>
      <img src={picture ?? crestUrl(crest.style)} width={CREST_SIZE} height={CREST_SIZE} alt="" />
      <Text text={name} size={name.length > 8 ? 34 : 46} lines={2} style={{ fontWeight: 700, textAlign: 'center' }} />
    </div>
  );
}
