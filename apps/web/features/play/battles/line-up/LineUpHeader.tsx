import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleState } from '@pailei/domain/battles/types';
import { requiredDecks } from '@pailei/domain/series/settings';
import type { ReactNode } from 'react';

import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Ropes } from '../../../../shared/ui/marks/Ropes.tsx';
import { shortDateTime } from '../../../../shared/ui/time/time.format.ts';

/** `对位赛 · 5 人 · 每台 BO3 · 每人 3 副卡组 · 开战 11-27 20:00`. */
function factsText({ settings, starts_at }: BattleState): string {
  const { format, series } = settings;
  const decks = termsOf(format).hasPool ? '全队' : '每人';
  return [
    battleFormatName(format),
    `${format.size} 人`,
    `每台 BO${series.best_of}`,
    `${decks} ${requiredDecks(series)} 副卡组`,
    `开战 ${shortDateTime(starts_at)}`,
  ].join(' · ');
}

/** Who meets whom, by which rules and when; at the end of the line what can be done beside the line-up. */
export function LineUpHeader({ info, state, children }: { info: BattleInfo; state: BattleState; children: ReactNode }) {
  const { a, b } = info.teams;
  return (
    <header className="mb-7">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-[28px]/10 font-bold max-tablet:text-20">
            <Crest crest={a.crest} size="s" />
            <span className="min-w-0 wrap-anywhere">
              {a.name} 对 {b.name}
            </span>
            <Crest crest={b.crest} size="s" />
          </p>
          <p className="mt-1 text-text-2">{factsText(state)}</p>
        </div>
        <div className="flex gap-2">{children}</div>
      </div>
      <Ropes />
    </header>
  );
}
