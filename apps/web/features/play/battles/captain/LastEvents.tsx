import type { BattleEvent } from '@pailei/domain/battles/events';
import type { BattleState } from '@pailei/domain/battles/types';
import { useState } from 'react';

import type { ReplayStep } from '../../../../shared/replay/replay.ts';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { clockText } from '../../../../shared/ui/time/time.format.ts';
import { battleSentence } from '../model/sentences.ts';

const SHOWN = 6;

/** What happened last, the newest first; the lines have their height from the beginning. */
export function LastEvents({ steps }: { steps: readonly ReplayStep<BattleEvent, BattleState>[] }) {
  const [isWhole, setWhole] = useState(false);
  const newest = steps.toReversed();
  const shown = isWhole ? newest : newest.slice(0, SHOWN);
  return (
    <section>
      <SectionHeader
        title="本场动态"
        action={
          newest.length > SHOWN && (
            <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? '只看最近的' : `全部 ${newest.length} 条`}
            </TextButton>
          )
        }
      />
      <ol className="border-t border-t-line-2">
        {shown.map(({ event, state }, index) => (
          <li
            key={newest.length - index}
            className="grid min-h-10.5 grid-cols-[56px_minmax(0,1fr)] items-center gap-2 border-b border-b-line-1 py-1.5 text-13"
          >
            <time className="font-num text-[15px] font-semibold text-text-3" dateTime={event.payload.at}>
              {clockText(event.payload.at)}
            </time>
            <span className="min-w-0 wrap-anywhere">{battleSentence(event, state)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
