import type { StandingsRow } from '../types.ts';
import { proofByPoints } from './bounds.ts';
import { everyCombination, outcomesOf, someCombinations, type Outcome } from './combinations.ts';
import { createDecisions } from './decisive.ts';
import { cutOf, placeAt, type Cut, type PlaceAtCut } from './cut.ts';
import { ownMatches, ownResult } from './own-matches.ts';
import type { Share, Verdict, WhatIf, WhatIfQuestion } from './types.ts';

/** Every combination is looked at while there are at most this many, */
export const EXHAUSTIVE_COMBINATIONS_MAX = 70_000;
/** and while combinations times entrants are at most this many. */
const EXHAUSTIVE_WORK_MAX = 1_200_000;
/** Entrants times combinations of a search, */
const SEARCH_WORK = 600_000;
const SEARCH_MIN = 200;
const SEARCH_MAX = 1_000;

/**
 * Who goes on, whatever the open matches bring: by looking at every combination of their scores, or, where there are
 * too many, at a part of them, with what the points alone prove.
 */
export function whatIf(question: WhatIfQuestion): WhatIf {
  const { open, rows, focus } = question;
  const combinations = open.reduce((product, match) => product * outcomesOf(match).length, 1);
  const isExhaustive = combinations <= EXHAUSTIVE_COMBINATIONS_MAX && combinations * rows.length <= EXHAUSTIVE_WORK_MAX;
  const counts = createCounts(question);
  const decisions = createDecisions(open, isExhaustive ? focus : null);
  const look = (table: readonly StandingsRow[], outcomes: readonly Outcome[]) => {
    const cut = cutOf(table, question);
    counts.add(cut, outcomes);
    if (focus !== null) decisions.add(outcomes, placeAt(cut, focus));
  };
  const looked_at = isExhaustive
    ? combinations
    : Math.min(SEARCH_MAX, Math.max(SEARCH_MIN, Math.floor(SEARCH_WORK / rows.length)));
  if (isExhaustive) everyCombination(question, look);
  else someCombinations(question, looked_at, look);
  return {
    method: isExhaustive ? 'exhaustive' : 'search',
    combinations,
    looked_at,
    verdicts: counts.verdicts(isExhaustive ? null : proofByPoints(question)),
    decisive: isExhaustive ? decisions.found() : [],
  };
}

type OpenShare = { through: number; tied?: number; of: number };
type Count = {
  readonly all: OpenShare;
  readonly win: OpenShare;
  readonly loss: OpenShare;
  readonly own: readonly number[];
};

function createCounts({ open, active }: WhatIfQuestion) {
  const counts = new Map<string, Count>();
  for (const id of active)
    counts.set(id, { all: noShare(), win: noShare(), loss: noShare(), own: ownMatches(open, id) });

  const add = (cut: Cut, outcomes: readonly Outcome[]): void => {
    for (const [id, count] of counts) {
      const place = placeAt(cut, id);
      tick(count.all, place);
      const own = ownResult(outcomes, count.own, id);
      if (own !== null) tick(count[own], place);
    }
  };

  const verdicts = (proved: ReadonlyMap<string, Verdict['verdict']> | null): Record<string, Verdict> =>
    Object.fromEntries(
      [...counts].map(([id, { all, win, loss, own }]) => {
        const verdict = proved?.get(id) ?? settled(all, proved);
        return [id, { verdict, all, own_open: own.length, by_result: own.length === 0 ? null : { win, loss } }];
      }),
    );
  return { add, verdicts };
}

function settled({ through, tied = 0, of }: Share, proved: unknown): Verdict['verdict'] {
  if (proved !== null) return 'open';
  if (through === of) return 'through';
  return through + tied === 0 ? 'out' : 'open';
}

const noShare = (): OpenShare => ({ through: 0, of: 0 });

function tick(share: OpenShare, place: PlaceAtCut): void {
  share.of++;
  if (place === 'through') share.through++;
  if (place === 'tied') share.tied = (share.tied ?? 0) + 1;
}
