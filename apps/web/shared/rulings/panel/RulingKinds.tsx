import type { SeriesState } from '@pailei/domain/series/types';

import { cx } from '../../ui/layout/cx.ts';
import { draftOf, possibleRulings, type RulingDraft } from './ruling-draft.ts';
import { RULING_TEXTS, rulingText } from './ruling-texts.ts';

type RulingKindsProps = {
  series: SeriesState;
  /** A ruling can be taken back: the match is one of an event. */
  /** The nearest ones, with a key of their own. */
  quick: readonly RulingDraft[];
  draft: RulingDraft | null;
  onChoose: (draft: RulingDraft) => void;
};

const CHOSEN = 'border-zhu-line bg-zhu-wash text-text-1';
const isSame = (one: RulingDraft, other: RulingDraft | null) =>
  other !== null && one.type === other.type && one.side === other.side && one.result === other.result;

/** Everything that can be decided: the nearest large, the rest by kind. */
export function RulingKinds({ series, quick, draft, onChoose }: RulingKindsProps) {
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-4 gap-3 max-tablet:grid-cols-2" role="group" aria-label="常用裁定">
        {quick.map((one, index) => (
          <button
            key={rulingText(series, one)}
            type="button"
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-2 rounded-control border px-3 py-2 text-left text-13 wrap-anywhere',
              isSame(one, draft) ? CHOSEN : 'border-transparent bg-surface-3 text-text-1',
            )}
            aria-pressed={isSame(one, draft)}
            aria-keyshortcuts={String(index + 1)}
            data-desk={`quick-${index + 1}`}
            onClick={() => onChoose(one)}
          >
            <kbd className="rounded-[4px] bg-sunken px-1.5 font-num text-12 text-text-3 pointer-coarse:hidden">
              {index + 1}
            </kbd>
            {rulingText(series, one)}
          </button>
        ))}
      </div>
      {possibleRulings(series).map(({ label, types }) => (
        <div key={label} className="flex flex-wrap items-center gap-2" role="group" aria-label={label}>
          <span className="w-10 text-13 text-text-3">{label}</span>
          {types.map((type) => (
            <button
              key={type}
              type="button"
              className={cx(
                'min-h-8 cursor-pointer rounded-control border px-3 text-13 max-tablet:min-h-10',
                draft?.type === type ? CHOSEN : 'border-line-1 bg-transparent text-text-2',
              )}
              aria-pressed={draft?.type === type}
              onClick={() => onChoose(draftOf(series, type))}
            >
              {RULING_TEXTS[type]}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
