import type { DeckSummary } from '@pailei/contracts/decks/decks/decks.api';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useDeckRules } from '../live/useDeckRules.ts';
import { ClassPlate } from '../ui/marks/ClassPlate.tsx';
import { cx } from '../ui/layout/cx.ts';
import { PANEL } from '../ui/layout/Panel.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { MiniCurve } from './ManaCurve.tsx';
import { identityText, hasUnplayableCards, shortProblem, winRate } from './deck-labels.ts';

/** What every tile of the grid has, whatever its surface is. */
const TILE = 'flex h-full min-h-29 gap-4 p-4';

/** A tile with a deck, or where one will be. */
export const DECK_TILE = cx(TILE, PANEL);

/** A tile without a deck. */
export const VACANT_TILE = cx(TILE, 'items-center rounded-panel text-text-2 inset-ring-[1.5px] inset-ring-line-2');

type DeckTileProps = {
  deck: DeckSummary;
  to: string;
  /** What distinguishes it from another deck of its name. */
  note?: string | undefined;
};

/** One deck of a list: what it is, how it does, its curve. */
export function DeckTile({ deck, to, note }: DeckTileProps) {
  const rules = useDeckRules();
  const { name, archetype, problems, games, curve } = deck;
  const rate = winRate(games);
  return (
    <Link className={cx(DECK_TILE, 'transition-colors hover:bg-surface-2')} to={to}>
      <span className={cx('flex self-start', hasUnplayableCards(problems) && 'grayscale-75')}>
        <ClassPlate heroClass={deck.class} size="xl" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center justify-between gap-2">
          <b className="min-w-0 truncate text-16" title={name}>
            {name}
          </b>
          <span className="flex-none">
            <StateTag deck={deck} />
          </span>
        </span>
        {note !== undefined && <small className="truncate text-text-3">{note}</small>}
        <small className="truncate text-text-3">
          {identityText(deck, rules)}
          {archetype !== '' && ` · ${archetype}`}
        </small>
        <span className="mt-auto flex items-end gap-5">
          <Figure name="胜率">{rate === null ? '—' : `${rate}%`}</Figure>
          <Figure name="局">{games.wins + games.losses}</Figure>
          <MiniCurve curve={curve} className="ml-auto" />
        </span>
      </span>
    </Link>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="leading-4">
      <b className="block font-num text-20 leading-6">{children}</b>
      <small className="text-text-3">{name}</small>
    </span>
  );
}

/** Where it is locked, else the worst of what is wrong with it. */
function StateTag({ deck: { locked_in, problems } }: { deck: DeckSummary }) {
  const [lock, ...others] = locked_in;
  if (lock) {
    return (
      <Tag tone="zhu">
        <Lock size={11} aria-label="已锁定" role="img" />
        <span className="max-w-[8em] truncate leading-normal">{lock.name}</span>
        {others.length > 0 && `+${others.length}`}
      </Tag>
    );
  }
  const problem = shortProblem(problems);
  return problem && <Tag {...(problem.tone && { tone: problem.tone })}>{problem.label}</Tag>;
}
