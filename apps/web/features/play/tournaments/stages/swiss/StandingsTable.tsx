import type { StandingsRow as Row } from '@pailei/domain/standings';
import { Fragment, useMemo, useState } from 'react';

import { entryOf, nameOf } from '../../../../../shared/tournaments/people.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { TextButton } from '../../../../../shared/ui/actions/TextButton.tsx';
import { advancingIds, outcomeOf } from '../outcome.ts';
import type { StagePanelProps } from '../stage-view.ts';
import { tiebreakerColumns } from '../standings.ts';
import { useStandings } from '../useStandings.ts';
import { CutLine } from './CutLine.tsx';
import { roundEntries } from './round-cells.ts';
import { StandingsHead } from './StandingsHead.tsx';
import { StandingsRow } from './StandingsRow.tsx';
import { RankExplanation } from './RankExplanation.tsx';

type StandingsTableProps = StagePanelProps & { search: string };

/** Further rows are loaded on demand. */
const SHOWN = 64;

/** All values of all participants, the cut line, and for the opened row an explanation of its rank. */
export function StandingsTable({ tournament, stage, cut, search }: StandingsTableProps) {
  const user = useAtomValue(userAtom);
  const rows = useStandings(tournament, stage.index);
  const entries = useMemo(() => roundEntries(stage), [stage]);
  const columns = tiebreakerColumns(tournament.settings.tiebreakers);
  const myId = entryOf(tournament, user?.id ?? null)?.id ?? null;
  const [opened, setOpened] = useState<string | null>(myId);
  const [isExpanded, setExpanded] = useState(false);
  const advancing = advancingIds(tournament, stage.index, rows, cut);
  const shown = visibleRows(rows, { search, isExpanded, myId, nameOf: (id) => nameOf(tournament, id) });
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
        <table className="w-full">
          <StandingsHead columns={columns} roundCount={stage.round_count} />
          <tbody>
            {/* by their places: a row that rises changes what stands there, and no line moves */}
            {shown.map((row, place) => (
              <Fragment key={place}>
                <StandingsRow
                  row={row}
                  name={nameOf(tournament, row.id)}
                  userId={tournament.participants[row.id]?.user_id}
                  isMe={row.id === myId}
                  isInside={advancing?.includes(row.id) ?? false}
                  isOpened={row.id === opened}
                  tiebreakerTexts={columns.map(({ column }) => column.text(row)).join(' ')}
                  entries={entries.get(row.id) ?? []}
                  roundCount={stage.round_count}
                  outcome={outcomeOf(tournament, stage.index, row.id)}
                  onToggle={setOpened}
                />
                {row.id === opened && (
                  <RankExplanation rows={rows} row={row} width={width} nameOf={(id) => nameOf(tournament, id)} />
                )}
                {cut && advancing && row.id === advancing.at(-1) && advancing.length < rows.length && search === '' && (
                  <CutLine cut={cut} count={advancing.length} width={width} />
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {search === '' && shown.length < rows.length && (
        <TextButton className="mt-3" tone="accent" onClick={() => setExpanded(true)}>
          加载其余 {rows.length - shown.length} 人
        </TextButton>
      )}
    </>
  );
}

type Choice = { search: string; isExpanded: boolean; myId: string | null; nameOf: (id: string) => string };

function visibleRows(rows: readonly Row[], { search, isExpanded, myId, nameOf }: Choice): readonly Row[] {
  if (search !== '') return rows.filter(({ id }) => nameOf(id).toLowerCase().includes(search.toLowerCase()));
  return isExpanded ? rows : rows.filter(({ id, rank }) => rank <= SHOWN || id === myId);
}
