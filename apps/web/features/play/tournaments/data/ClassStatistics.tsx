import type { FieldStatisticsView } from '@pailei/contracts/play/decklists/decklists.api';
import { className } from '@pailei/domain/decks/deck-rules';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../shared/ui/table/Table.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { percent } from '../model/statistics.ts';
import { ShareBar, WinBar } from './Bars.tsx';

/** How often each class was brought and banned, and how it did. */
export function ClassStatistics({ classes }: { classes: FieldStatisticsView['classes'] }) {
  const rules = useDeckRules();
  const most = Math.max(...classes.map(({ share }) => share));
  return (
    <section>
      <SectionHeader title="职业表现" meta={`${classes.length} 个职业`} />
      <TableFrame label="职业表现">
        <Table density="dense">
          <thead>
            <HeaderRow>
              <HeaderCell>职业</HeaderCell>
              <HeaderCell align="right">卡组</HeaderCell>
              <HeaderCell align="right">占比</HeaderCell>
              <HeaderCell align="right" title="有该职业的出战名单中，它被禁用的比例">
                禁用率
              </HeaderCell>
              <HeaderCell align="right">胜–负</HeaderCell>
              <HeaderCell align="right" title="不含内战">
                胜率
              </HeaderCell>
              <HeaderCell align="right">内战</HeaderCell>
            </HeaderRow>
          </thead>
          <tbody>
            {classes.map((one) => (
              <TableRow key={one.class}>
                <Cell>
                  <span className="flex min-w-0 items-center gap-2.5">
                    <ClassPlate heroClass={one.class} size="s" />
                    {className(rules, one.class)}
                  </span>
                </Cell>
                <Cell align="right" isNumber>
                  {one.decks}
                </Cell>
                <Cell isNumber>
                  <ShareBar share={one.share} most={most} />
                </Cell>
                <Cell align="right" isNumber>
                  {percent(one.banned, one.bannable)}
                </Cell>
                <Cell align="right" isNumber>
                  {one.wins}–{one.losses}
                </Cell>
                <Cell isNumber>
                  <WinBar tally={one} />
                </Cell>
                <Cell align="right" isNumber>
                  {one.mirrors}
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}
