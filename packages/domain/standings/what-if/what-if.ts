import type { StandingsRow } from '../types.ts';
import { proofByPoints } from './bounds.ts';
import { everyCombination, outcomesOf, someCombinations, type Outcome } from './combinations.ts';
import { createDecisions } from './decisive.ts';
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
    const through = counts.add(table, outcomes);
    if (focus !== null) decisions.add(outcomes, through.has(focus));
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

type OpenShare = { through: number; of: number };
type Count = { readonly all: OpenShare; readonly win: OpenShare; readonly loss: OpenShare; readonly match: number };

function createCounts({ open, active, places }: WhatIfQuestion) {
  const matchOf = new Map(open.flatMap(({ a, b }, index) => [[a, index] as const, [b, index] as const]));
  const mayGoOn = new Set(active);
  const counts = new Map<string, Count>();
  for (const id of active)
    counts.set(id, { all: noShare(), win: noShare(), loss: noShare(), match: matchOf.get(id) ?? -1 });

  const add = (table: readonly StandingsRow[], outcomes: readonly Outcome[]): ReadonlySet<string> => {
    const through = new Set<string>();
    for (const { id } of table) if (through.size < places && mayGoOn.has(id)) through.add(id);
    for (const [id, count] of counts) {
      const own = outcomes[count.match];
      const isThrough = Number(through.has(id));
      tick(count.all, isThrough);
      if (own) tick((own.result === 'a') === (own.a === id) ? count.win : count.loss, isThrough);
    }
    return through;
  };

  const verdicts = (proved: ReadonlyMap<string, Verdict['verdict']> | null): Record<string, Verdict> =>
    Object.fromEntries(
      [...counts].map(([id, { all, win, loss, match }]) => [
        id,
        { verdict: proved?.get(id) ?? settled(all, proved), all, by_result: match === -1 ? null : { win, loss } },
      ]),
    );
  return { add, verdicts };
}

function settled({ through, of }: Share, proved: unknown): Verdict['verdict'] {
  if (proved !== null) return 'open';
  if (through === of) return 'through';
  return through === 0 ? 'out' : 'open';
}

const noShare = (): OpenShare => ({ through: 0, of: 0 });

function tick(share: OpenShare, isThrough: number): void {
  share.of++;
  share.through += isThrough;
}
