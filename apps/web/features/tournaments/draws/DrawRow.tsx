import type { TournamentState } from '@pailei/domain/tournament';
import { Check, ChevronDown, History, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { timeText } from '../../home/home.words.ts';
import type { CheckedDraw, Verdict } from './check-draws.ts';
import { drawTitle, resultLines, VERDICT_WORDS } from './draw-words.ts';

/** One draw with its verdict; unfolds to what came out. */
export function DrawRow({ tournament, draw }: { tournament: TournamentState; draw: CheckedDraw }) {
  return (
    <li>
      <details className="dw">
        <summary className="dw__s">
          <span className="dw__n">
            <b>{drawTitle(draw.subject, tournament)}</b>
            <small className="mono t3">{draw.label}</small>
          </span>
          <span className="dw__t t3">{timeText(draw.at)}</span>
          <VerdictMark verdict={draw.verdict} />
          <ChevronDown size={16} className="dw__c" aria-hidden="true" />
        </summary>
        <ol className="dw__r">
          {resultLines(draw, tournament).map(({ head, text }, index) => (
            <li key={index}>
              <span className="t3 num">{head}</span>
              <span className="ell">{text}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

const ICONS: Readonly<Record<Verdict, ReactNode>> = {
  same: <Check size={16} aria-hidden="true" />,
  different: <X size={16} aria-hidden="true" />,
  uncovered: <History size={16} aria-hidden="true" />,
  unchecked: <Minus size={16} aria-hidden="true" />,
};

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={`dv dv--${verdict}`}>
      {ICONS[verdict]}
      {VERDICT_WORDS[verdict]}
    </span>
  );
}
