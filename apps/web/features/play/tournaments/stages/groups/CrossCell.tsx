import { fixtureHref } from '../../../../../shared/links/links.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import type { CrossResult } from './cross-table.ts';
import styles from './Groups.module.css';

const OUTLINED = 'text-text-3 shadow-[inset_0_0_0_1px_var(--pl-line-1)]';
const LOOKS: Readonly<Record<CrossResult['kind'], string>> = {
  win: 'bg-jin-wash text-jin-text',
  loss: OUTLINED,
  draw: OUTLINED,
  open: 'text-zhu-text shadow-[inset_0_0_0_1px_var(--pl-zhu-line)]',
  planned: 'text-text-3',
  annulled: 'text-text-3 line-through',
};

const RESULT =
  'inline-block min-w-[38px] rounded-seal px-1 text-center font-num text-[15px] leading-6 font-semibold no-underline';

const CELL = 'h-10 border-b border-b-line-1 px-0.5 py-0 text-center whitespace-nowrap';

type CrossCellProps = { tournamentId: string; isOfTeams: boolean; opponent: string; results: readonly CrossResult[] };

/** What one has against another, each leg a link to its match. */
export function CrossCell({ tournamentId, isOfTeams, opponent, results }: CrossCellProps) {
  return (
    <td className={CELL}>
      <span className="inline-flex gap-0.5">
        {results.map(({ key, text, kind, label, match_id }) =>
          match_id === null ? (
            <span key={key} className={cx(RESULT, LOOKS[kind])} role="img" aria-label={`对 ${opponent} ${label}`}>
              {text}
            </span>
          ) : (
            <a
              key={key}
              className={cx(RESULT, LOOKS[kind])}
              href={fixtureHref({ id: tournamentId, isOfTeams }, match_id)}
              aria-label={`对 ${opponent} ${label}`}
            >
              {text}
            </a>
          ),
        )}
      </span>
    </td>
  );
}

/** Nobody meets themselves. */
export function OwnCell() {
  return <td className={cx(CELL, styles['hatched'])} aria-label="本人" />;
}
