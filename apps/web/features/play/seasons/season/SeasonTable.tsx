import type { SeasonTableView, Standing } from '@pailei/contracts/play/seasons/season-views';
import type { FormulaVersion } from '@pailei/domain/seasons/types';
import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../shared/ui/table/Table.tsx';
import { useWholeTable, type TablePart } from '../seasons.api.ts';
import { CompetitorName } from './CompetitorName.tsx';
import { CountedCards } from './CountedCards.tsx';
import { RowFacts } from './RowFacts.tsx';
import { movementOf } from './season-model.ts';

type Props = {
  part: TablePart;
  table: SeasonTableView;
  versions: readonly FormulaVersion[];
  ownId: string | null;
};

const SHOWN = 20;
const COLUMNS = 8;
/** Columns that phones leave out: the arithmetic is in the opened row. */
const WIDE_ONLY = 'max-tablet:hidden';
/** Those that the narrowest place of the table beside the rail has no room for. */
const ROOMY_ONLY = 'max-[1279px]:hidden';

/** Who has how many points. Each row opens to the facts that they come from. */
export function SeasonTable({ part, table, versions, ownId }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const whole = useWholeTable(part, isWhole && table.total > table.rows.length);
  const all = whole.data && whole.data.items.length > table.rows.length ? whole.data.items : table.rows;
  const rows = isWhole ? all : table.rows.slice(0, SHOWN);
  if (table.total === 0)
    return (
      <Empty art="ring" title="暂无积分">
        {part.kind === 'account'
          ? '第一项计分赛事结束后，选手的积分会在这里。'
          : '第一项计分的团队赛事结束后，战队的积分会在这里。'}
      </Empty>
    );
  return (
    <>
      <TableFrame label={part.kind === 'account' ? '选手积分榜' : '战队积分榜'}>
        <Table className="w-full">
          <TableHead kind={part.kind} />
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={row.id}>
                <StandingRow
                  row={row}
                  behind={index === 0 ? null : (rows[index - 1]?.points ?? 0) - row.points}
                  kind={part.kind}
                  isOwn={row.id === ownId}
                  isOpen={openId === row.id}
                  onToggle={() => setOpenId(openId === row.id ? null : row.id)}
                />
                {openId === row.id && (
                  <tr>
                    <td colSpan={COLUMNS} className="bg-sunken p-0 whitespace-normal">
                      <RowFacts part={part} row={row} versions={versions} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-12 text-text-3">
        <span>同分依次比较：最好单项 → 冠军数 → 胜场 → 相互战绩</span>
        <span>名次变化：与上一个有赛果的周相比</span>
        {!isWhole && table.total > SHOWN && (
          <Button variant="text" size="sm" onClick={() => setWhole(true)}>
            加载其余 {table.total - SHOWN} {part.kind === 'account' ? '人' : '队'}
          </Button>
        )}
      </p>
    </>
  );
}

function TableHead({ kind }: { kind: TablePart['kind'] }) {
  return (
    <thead>
      <HeaderRow>
        <HeaderCell space="tight">名次</HeaderCell>
        <HeaderCell space="tight" className={ROOMY_ONLY}>
          变化
        </HeaderCell>
        <HeaderCell space="tight">{kind === 'account' ? '选手' : '战队'}</HeaderCell>
        <HeaderCell space="tight" align="right" className={WIDE_ONLY}>
          胜负
        </HeaderCell>
        <HeaderCell space="tight" className={WIDE_ONLY}>
          计入
        </HeaderCell>
        <HeaderCell space="tight" align="right">
          积分
        </HeaderCell>
        <HeaderCell space="tight" align="right" className={ROOMY_ONLY}>
          距前一名
        </HeaderCell>
        <HeaderCell space="tight">
          <span className="sr-only">展开</span>
        </HeaderCell>
      </HeaderRow>
    </thead>
  );
}

type RowProps = {
  row: Standing;
  behind: number | null;
  kind: TablePart['kind'];
  isOwn: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

function StandingRow({ row, behind, kind, isOwn, isOpen, onToggle }: RowProps) {
  const movement = movementOf(row);
  return (
    <TableRow className={cx(isOwn && 'bg-zhu-wash')}>
      <Cell
        space="tight"
        className={cx('font-num text-18 font-semibold', row.rank <= 3 ? 'text-jin-text' : 'text-text-2')}
      >
        {row.rank}
      </Cell>
      <Cell space="tight" className={cx('text-12', movement.tone, ROOMY_ONLY)}>
        <span role="img" aria-label={movement.label}>
          {movement.text}
        </span>
      </Cell>
      <Cell space="tight" className="w-full max-w-0 min-w-32">
        <CompetitorName row={row} kind={kind} isOwn={isOwn} />
      </Cell>
      <Cell space="tight" align="right" isNumber className={WIDE_ONLY}>
        {row.wins}-{row.losses}
        {row.boards && (
          <span className="block text-12 text-text-3">
            团战台 {row.boards.won}-{row.boards.lost}
          </span>
        )}
      </Cell>
      <Cell space="tight" className={WIDE_ONLY}>
        <CountedCards counted={row.counted} events={row.events} />
      </Cell>
      <Cell space="tight" align="right" className="font-num text-18 font-semibold">
        {row.points.toLocaleString('en-US')}
      </Cell>
      <Cell space="tight" align="right" isNumber className={cx('text-text-3', ROOMY_ONLY)}>
        {behind === null ? '—' : behind === 0 ? '同分' : `−${behind}`}
      </Cell>
      <Cell space="tight" align="right">
        <button
          type="button"
          className="inline-grid size-8 cursor-pointer place-items-center rounded-control border-0 bg-transparent text-text-3 hover:bg-hover max-tablet:size-11"
          aria-expanded={isOpen}
          aria-label={`${row.name} 的积分是怎么来的`}
          onClick={onToggle}
        >
          <ChevronDown size={16} className={cx('transition-transform', isOpen && 'rotate-180')} aria-hidden="true" />
        </button>
      </Cell>
    </TableRow>
  );
}
