import type { FieldStatisticsView } from '@pailei/contracts/play/decklists/decklists.api';
import { useState } from 'react';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../shared/ui/table/Table.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { WinBar } from './Bars.tsx';

/** Further rows are loaded on demand. */
const SHOWN = 30;

/** Decks by what their players call them: the archetype, else the name. */
export function ArchetypeTable({ archetypes }: { archetypes: FieldStatisticsView['archetypes'] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? archetypes : archetypes.slice(0, SHOWN);
  return (
    <section>
      <SectionHeader title="卡组表现" meta="按流派，没有填写的按名称" />
      <TableFrame label="卡组表现">
        <Table density="dense">
          <thead>
            <HeaderRow>
              <HeaderCell>卡组</HeaderCell>
              <HeaderCell align="right">数量</HeaderCell>
              <HeaderCell align="right">胜–负</HeaderCell>
              <HeaderCell align="right">胜率</HeaderCell>
            </HeaderRow>
          </thead>
          <tbody>
            {shown.map((deck) => (
              <TableRow key={`${deck.class} ${deck.label}`}>
                <Cell>
                  <span className="flex min-w-0 items-center gap-2.5">
                    <ClassPlate heroClass={deck.class} size="s" />
                    <span className="min-w-0 truncate" title={deck.label}>
                      {deck.label}
                    </span>
                  </span>
                </Cell>
                <Cell align="right" isNumber>
                  {deck.decks}
                </Cell>
                <Cell align="right" isNumber>
                  {deck.wins}–{deck.losses}
                </Cell>
                <Cell isNumber>
                  <WinBar tally={deck} />
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {shown.length < archetypes.length && (
        <TextButton className="mt-3" tone="accent" onClick={() => setExpanded(true)}>
          加载其余 {archetypes.length - shown.length} 种
        </TextButton>
      )}
    </section>
  );
}
