import { Check, ChevronDown, History, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '../ui/layout/cx.ts';
import { timeText } from '../ui/time/day-text.ts';
import type { CheckedDraw, Verdict } from './check-draws.ts';
import { VERDICT_LABELS, type ResultLine } from './draw-texts.ts';

/** One draw with its verdict; unfolds to what came out. */
export function DrawRow({ draw, title, lines }: { draw: CheckedDraw; title: string; lines: readonly ResultLine[] }) {
  return (
    <li>
      <details className="group border-b border-b-line-1">
        <summary className="grid min-h-15 cursor-pointer list-none grid-cols-[minmax(0,1fr)_112px_128px_16px] items-center gap-4 hover:bg-hover max-tablet:grid-cols-[minmax(0,1fr)_auto_16px] max-tablet:gap-x-3 max-tablet:gap-y-1 max-tablet:py-2.5 [&::-webkit-details-marker]:hidden">
          <span>
            <b className="block text-[15px] font-medium">{title}</b>
            <small className="block font-mono wrap-anywhere text-text-3">{draw.label}</small>
          </span>
          <span className="text-right text-13 text-text-3 max-tablet:hidden">{timeText(draw.at)}</span>
          <VerdictMark verdict={draw.verdict} />
          <ChevronDown size={16} className="text-text-3 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6 gap-y-2 pt-1 pb-4 text-13">
          {lines.map(({ head, text }, index) => (
            <li key={index} className="flex min-w-0 gap-3">
              <span className="min-w-6 flex-none font-num font-semibold text-text-3">{head}</span>
              <span className="min-w-0 truncate" title={text}>
                {text}
              </span>
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

const VERDICT_COLORS: Readonly<Record<Verdict, string>> = {
  same: 'text-lv-text',
  different: 'text-yan-text',
  uncovered: 'text-text-2',
  unchecked: 'text-text-2',
};

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-13 font-medium', VERDICT_COLORS[verdict])}>
      {ICONS[verdict]}
      {VERDICT_LABELS[verdict]}
    </span>
  );
}
