import type { ChampionView, RosterMemberView } from '@pailei/contracts/play/seasons/season-champions';

import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { playerPath } from '../../../../shared/links/links.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Cell, HeaderCell, HeaderRow, Table, TableFrame, TableRow } from '../../../../shared/ui/table/Table.tsx';
import { rateText } from './rate-text.ts';

const WIDE_ONLY = 'max-tablet:hidden';

/** Who played for the team in the event that decided, with their boards. */
export function RosterTable({ champion: { roster } }: { champion: ChampionView }) {
  if (roster.length === 0) return null;
  return (
    <section>
      <SectionHeader title="名册" meta="夺冠时的名册，之后转队不改这里" />
      <TableFrame label="名册">
        <Table className="w-full">
          <thead>
            <HeaderRow>
              <HeaderCell>选手</HeaderCell>
              <HeaderCell align="right">上场</HeaderCell>
              <HeaderCell align="right">台</HeaderCell>
              <HeaderCell align="right" className={WIDE_ONLY}>
                胜率
              </HeaderCell>
              <HeaderCell align="right">最长连胜</HeaderCell>
            </HeaderRow>
          </thead>
          <tbody>
            {roster.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}

function MemberRow({ member: { id, name, role, boards } }: { member: RosterMemberView }) {
  return (
    <TableRow>
      <Cell>
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size={32} userId={id} />
          <TextLink className="min-w-0 truncate" to={playerPath(id)}>
            {name}
          </TextLink>
          {role === 'captain' && <Seal mark="队" />}
        </span>
      </Cell>
      <Cell align="right" isNumber>
        {boards?.battles ?? '—'}
      </Cell>
      <Cell align="right" isNumber>
        {boards ? `${boards.won}-${boards.lost}` : '—'}
      </Cell>
      <Cell align="right" isNumber className={WIDE_ONLY}>
        {boards ? rateText(boards.won, boards.lost) : '—'}
      </Cell>
      <Cell align="right" isNumber>
        {boards?.streak ?? '—'}
      </Cell>
    </TableRow>
  );
}
