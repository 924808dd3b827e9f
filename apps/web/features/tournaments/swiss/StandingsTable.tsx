import type { StandingsRow as Row } from '@pailei/domain/standings';
import type { Stage, TournamentState } from '@pailei/domain/tournament';
import { Fragment, useMemo, useState } from 'react';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { entryOf, nameOf } from '../model/people.ts';
import { figureColumns, goingOn, outcomeOf, roundEntries } from '../model/standings.ts';
import { StandingsRow } from './StandingsRow.tsx';
import { useStandings } from './useStandings.ts';
import { WhyRank } from './WhyRank.tsx';

type StandingsTableProps = { tournament: TournamentState; stage: Stage; search: string };

/** Rows beyond these come when asked for. */
const SHOWN = 64;

/** Every figure of every entrant, the cut line, and for the opened row why it stands where it stands. */
export function StandingsTable({ tournament, stage, search }: StandingsTableProps) {
  const user = useAtomValue(userAtom);
  const rows = useStandings(tournament, stage.index);
  const entries = useMemo(() => roundEntries(stage), [stage]);
  const columns = figureColumns(tournament.settings.tiebreakers);
  const myId = entryOf(tournament, user?.id ?? null)?.id ?? null;
  const [opened, setOpened] = useState<string | null>(myId);
  const [isWhole, setWhole] = useState(false);
  const ahead = goingOn(tournament, stage.index, rows);
  const shown = visibleRows(rows, { search, isWhole, myId, nameOf: (id) => nameOf(tournament, id) });
  const width = columns.length + stage.rounds.length + 5;
  return (
    <>
      <div className="tw" role="region" aria-label="积分榜">
        <table className="tbl tbl--d sw-t">
          <thead>
            <tr>
              <th>名次</th>
              <th className="sw-n">选手</th>
              <th>胜负</th>
              <th>积分</th>
              {columns.map(({ key, figure }) => (
                <th key={key} title={figure.title}>
                  {figure.label}
                </th>
              ))}
              {stage.rounds.map(({ number }) => (
                <th key={number} className="c" title={`第 ${number} 轮`}>
                  R{number}
                </th>
              ))}
              <th className="r">状态</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Fragment key={row.id}>
                <StandingsRow
                  row={row}
                  name={nameOf(tournament, row.id)}
                  userId={tournament.participants[row.id]?.user_id}
                  isMe={row.id === myId}
                  isInside={ahead?.includes(row.id) ?? false}
                  isOpened={row.id === opened}
                  figures={columns.map(({ figure }) => figure.text(row)).join(' ')}
                  entries={entries.get(row.id) ?? []}
                  outcome={outcomeOf(tournament, stage.index, row.id)}
                  onToggle={setOpened}
                />
                {row.id === opened && (
                  <WhyRank rows={rows} row={row} width={width} nameOf={(id) => nameOf(tournament, id)} />
                )}
                {ahead && row.id === ahead.at(-1) && ahead.length < rows.length && search === '' && (
                  <CutLine count={ahead.length} width={width} />
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {search === '' && shown.length < rows.length && (
        <button type="button" className="lnk lnk--zhu mt-3" onClick={() => setWhole(true)}>
          加载其余 {rows.length - shown.length} 人
        </button>
      )}
    </>
  );
}

/** Three ropes: above them one goes on. */
function CutLine({ count, width }: { count: number; width: number }) {
  return (
    <tr className="cut">
      <td colSpan={width} aria-label="晋级线">
        <div>
          <span>晋级线 · {count} 人进入单败淘汰</span>
        </div>
      </td>
    </tr>
  );
}

type Choice = { search: string; isWhole: boolean; myId: string | null; nameOf: (id: string) => string };

function visibleRows(rows: readonly Row[], { search, isWhole, myId, nameOf }: Choice): readonly Row[] {
  if (search !== '') return rows.filter(({ id }) => nameOf(id).toLowerCase().includes(search.toLowerCase()));
  return isWhole ? rows : rows.filter(({ id, rank }) => rank <= SHOWN || id === myId);
}
