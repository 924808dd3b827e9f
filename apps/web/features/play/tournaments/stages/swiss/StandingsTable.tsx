import type { Criterion, StandingsRow as Row } from '@pailei/domain/tournament/standings/types';
import { standingsRules } from '@pailei/domain/tournament/stages/standings-rules';
import { whatIfQuestion } from '@pailei/domain/tournament/what-if/what-if-question';
import type { StandingsTable as Table } from '@pailei/domain/tournament/standings-tables';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Fragment, lazy, Suspense, useCallback, useMemo, useState } from 'react';

import { teamEventIdOf } from '../../../../../shared/tournaments/EntrantMark.tsx';
import { entryOf, nameOf } from '../../../../../shared/tournaments/people.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { WindowedRows } from '../../../../../shared/ui/table/WindowedRows.tsx';
import { advancingIds, outcomeOf } from '../outcome.ts';
import { useWhatIf } from '../proof/useWhatIf.ts';
import { VERDICT_TEXTS } from '../proof/what-if-texts.ts';
import type { StagePanelProps } from '../stage-view.ts';
import { tiebreakerColumns } from '../standings.ts';
import { useStandings } from '../useStandings.ts';
import { CutLine } from './CutLine.tsx';
import { roundEntries } from './round-cells.ts';
import { StandingsHead } from './StandingsHead.tsx';
import { StandingsRow } from './StandingsRow.tsx';
import { RankExplanation } from './RankExplanation.tsx';

const ProofPanel = lazy(async () => ({ default: (await import('../proof/ProofPanel.tsx')).ProofPanel }));

type StandingsTableProps = StagePanelProps & { search: string };

const entrantOf = (tournament: TournamentState, id: string) => ({
  name: nameOf(tournament, id),
  userId: tournament.participants[id]?.user_id,
  teamEventId: teamEventIdOf(tournament),
});

/** All values of all participants, the cut line, and for the opened row an explanation of its rank. */
export function StandingsTable({ tournament, stage, cut, search }: StandingsTableProps) {
  const table = useTable(tournament, stage.index);
  const { rows } = table;
  const entries = useMemo(() => roundEntries(stage), [stage]);
  const columns = useMemo(() => tiebreakerColumns(table.rules.tiebreakers), [table.rules]);
  const myId = useMyId(tournament);
  const [opened, setOpened] = useState<string | null>(myId);
  const { proved, prove, close } = useProved();
  const places = cut?.size ?? null;
  const prospects = useProspects(tournament, stage.index, table, places);
  const advancing = advancingIds(tournament, stage.index, rows, cut);
  const name = (id: string) => nameOf(tournament, id);
  const shown = search === '' ? rows : rows.filter(({ id }) => name(id).toLowerCase().includes(search.toLowerCase()));
  const width = columns.length + stage.round_count + 5;
  return (
    <>
      <div
        className="relative overflow-x-auto"
        role="region"
        aria-label="积分榜"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full" aria-rowcount={rows.length + 1}>
          <StandingsHead columns={columns} roundCount={stage.round_count} />
          <WindowedRows items={shown} kept={placeOf(shown, myId)}>
            {(row) => (
              <Fragment>
                <StandingsRow
                  row={row}
                  {...entrantOf(tournament, row.id)}
                  isMe={row.id === myId}
                  isInside={advancing?.includes(row.id) ?? false}
                  isOpened={row.id === opened}
                  columns={columns}
                  entries={entries.get(row.id) ?? []}
                  roundCount={stage.round_count}
                  outcome={outcomeOf(tournament, stage.index, row.id)}
                  prospect={prospectText(prospects?.[row.id]?.verdict)}
                  onToggle={setOpened}
                  onProve={prove}
                />
                {row.id === opened && (
                  <RankExplanation table={table} row={row} width={width} onProve={prove} nameOf={name} />
                )}
                {cut && advancing && row.id === advancing.at(-1) && advancing.length < rows.length && search === '' && (
                  <CutLine cut={cut} count={advancing.length} width={width} />
                )}
              </Fragment>
            )}
          </WindowedRows>
        </table>
      </div>
      {proved && (
        <Suspense>
          <ProofPanel
            tournament={tournament}
            stage={stage.index}
            table={table}
            id={proved.id}
            criterion={proved.criterion}
            places={places}
            onOpen={(criterion) => prove(proved.id, criterion)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function useMyId(tournament: TournamentState): string | null {
  const user = useAtomValue(userAtom);
  return entryOf(tournament, user)?.id ?? null;
}

/** The table with the rules that order it, the same object while nothing changes. */
function useTable(tournament: TournamentState, stage: number): Table {
  const rows = useStandings(tournament, stage);
  const { settings } = tournament;
  const rules = useMemo(() => standingsRules({ settings }, stage), [settings, stage]);
  return useMemo(() => ({ group: null, rows, rules }), [rows, rules]);
}

/** Of everybody what the last round may bring; undefined before it, and while it is being worked out. */
function useProspects(tournament: TournamentState, stage: number, table: Table, places: number | null) {
  const question = useMemo(
    () => (places === null ? null : whatIfQuestion(tournament, stage, table, { places, focus: null })),
    [tournament, stage, table, places],
  );
  return useWhatIf(question)?.verdicts;
}

type Proved = { readonly id: string; readonly criterion: Criterion | null };

/** Whose figures are open, and which of them. */
function useProved() {
  const [proved, setProved] = useState<Proved | null>(null);
  const prove = useCallback((id: string, criterion: Criterion | null = null) => setProved({ id, criterion }), []);
  const close = useCallback(() => setProved(null), []);
  return { proved, prove, close };
}

const placeOf = (rows: readonly Row[], id: string | null): number => rows.findIndex((row) => row.id === id);

const prospectText = (verdict: keyof typeof VERDICT_TEXTS | undefined): string =>
  verdict === undefined || verdict === 'open' ? '' : VERDICT_TEXTS[verdict];
