import type { ChampionPageView, ChampionView } from '@pailei/contracts/play/seasons/season-champions';
import { Play } from 'lucide-react';

import { AnchorButton } from '../../../../shared/ui/actions/Button.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { dayText } from '../../../../shared/ui/time/time.format.ts';
import { keyMatchesOf } from './key-matches.ts';
import { replayHref } from './replay-href.ts';

/** The matches that the staff chose with their texts, else the last ones of the road; each with its replay. */
export function KeyMatches({ page, champion }: { page: ChampionPageView; champion: ChampionView }) {
  const matches = keyMatchesOf(page.content, champion);
  if (matches.length === 0) return null;
  return (
    <section aria-label="名局">
      <SectionHeader title="名局" meta={`${matches.length} 场，均有回放`} />
      <ul className="border-t border-line-1">
        {matches.map(({ match_id, match, title, text }) => (
          <li
            key={match_id}
            className="grid grid-cols-[96px_minmax(0,1fr)_72px_auto] items-center gap-x-4 border-b border-line-1 py-3 text-13 max-tablet:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <span className="text-12 text-text-3 max-tablet:col-span-full">
              {match?.label}
              {match && <span className="block font-num max-tablet:ml-2 max-tablet:inline">{dayText(match.at)}</span>}
            </span>
            <span className="min-w-0">
              <b className="block wrap-anywhere">{title}</b>
              {text !== '' && <span className="block wrap-anywhere text-text-2">{text}</span>}
            </span>
            <b className="text-right font-num text-18">
              {match && (
                <>
                  <span className={match.is_won ? 'text-jin-text' : ''}>{match.wins}</span> : {match.losses}
                </>
              )}
            </b>
            <AnchorButton variant="ghost" size="sm" icon={<Play size={14} />} href={replayHref(page, match_id)}>
              看回放
            </AnchorButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
