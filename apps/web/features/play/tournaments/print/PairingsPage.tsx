import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { EventCrumbs } from '../sub-page/EventCrumbs.tsx';
import { EventSubPage } from '../sub-page/EventSubPage.tsx';
import { byName, byTable } from './print-lists.ts';
import styles from './PairingsPage.module.css';

const ORDERS = [
  { value: 'table', label: '按桌号' },
  { value: 'name', label: '按姓名' },
] as const;

/** The tables of one round on paper: one list by table, one by name. */
export function PairingsPage() {
  return <EventSubPage title="对阵">{(tournament) => <Loaded tournament={tournament} />}</EventSubPage>;
}

function Loaded({ tournament }: { tournament: TournamentState }) {
  const [search, setSearch] = useSearchParams();
  const stage = tournament.stages[Number(search.get('stage') ?? tournament.stages.length) - 1];
  const round = stage?.rounds.find(({ number }) => String(number) === search.get('round')) ?? stage?.rounds.at(-1);
  const order = search.get('order') === 'name' ? 'name' : 'table';
  const show = (value: string) =>
    setSearch(
      (params) => {
        const next = new URLSearchParams(params);
        next.set('order', value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <EventCrumbs tournament={tournament} title="对阵" />
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-24 font-bold wrap-anywhere">
          {tournament.name}
          {stage && round && ` ${matchRoundLabel(tournament, { stage: stage.index, round: round.number, node: null })}`}
        </h1>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Segmented label="排列" options={ORDERS} value={order} onChange={show} />
          <Button variant="primary" icon={<Printer size={16} />} disabled={!round} onClick={() => print()}>
            打印
          </Button>
        </div>
      </header>
      {round ? (
        order === 'name' ? (
          <NameList lines={byName(tournament, round)} />
        ) : (
          <TableList lines={byTable(tournament, round)} />
        )
      ) : (
        <Empty title="暂无对阵">这一阶段还没有公布对阵。</Empty>
      )}
    </>
  );
}

function TableList({ lines }: { lines: ReturnType<typeof byTable> }) {
  return (
    <table className={styles['list']}>
      <thead>
        <tr>
          <th scope="col">桌</th>
          <th scope="col">选手</th>
          <th scope="col">比分</th>
          <th scope="col">选手</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ table, a, b }) => (
          <tr key={table}>
            <th scope="row">{table}</th>
            <td>{a}</td>
            <td className={styles['score']}>:</td>
            <td>{b}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NameList({ lines }: { lines: ReturnType<typeof byName> }) {
  return (
    <table className={styles['list']}>
      <thead>
        <tr>
          <th scope="col">选手</th>
          <th scope="col">桌</th>
          <th scope="col">对手</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, table, against }) => (
          <tr key={`${name} ${against}`}>
            <th scope="row">{name}</th>
            <td>{table ?? '—'}</td>
            <td>{against}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
