import { adjustmentText } from '@pailei/contracts/play/stages/pairing/adjustment-texts';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../../../shared/tournaments/people.ts';

type Round = Stage['rounds'][number];

/** The matches of a round that fit the search, by table; the one of `ownId` first. A search of digits means a table as well. */
export function listedMatches(
  tournament: Pick<TournamentState, 'participants'>,
  { matches }: Pick<Round, 'matches'>,
  { search, ownId }: { search: string; ownId: string | null },
): readonly MatchSummary[] {
  const own = matches.filter(({ a, b }) => ownId !== null && (a === ownId || b === ownId));
  const others = own.length === 0 ? matches : matches.filter((match) => !own.includes(match));
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...own, ...others];
  const names = ({ a, b }: MatchSummary) => [a, b].map((id) => nameOf(tournament, id).toLowerCase());
  return [...own, ...others].filter(
    (match) => String(match.table) === wanted || names(match).some((name) => name.includes(wanted)),
  );
}

/** What is to be said of a table: a rematch, a broken declared pair, a seat by hand. Empty for most. */
export function tableNotes({ notes = [] }: Pick<Round, 'notes'>, table: number): string {
  const note = notes.find((one) => one.table === table);
  if (!note) return '';
  return [note.by_hand && '人工调整', note.rematch && '重赛', note.forbidden && '未能避开']
    .filter((text) => text)
    .join(' · ');
}

/** The changes by hand of a round, as sentences. */
export function adjustmentLines(
  tournament: TournamentState,
  { adjustments = [] }: Pick<Round, 'adjustments'>,
): string[] {
  return adjustments.map((one) => adjustmentText(one, (id) => nameOf(tournament, id)));
}
