import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';
import type { TeamRole } from '@pailei/domain/rights/rights';

import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { HeaderCell, HeaderRow, Table, TableFrame } from '../../../../../shared/ui/table/Table.tsx';
import { MemberRow } from './MemberRow.tsx';

type RosterProps = { view: TeamView; role: TeamRole | null; inside: TeamInside | null };

/** The members, those who lead first; members see who is here, and the captain what can be done. */
export function Roster({ view, role, inside }: RosterProps) {
  const { team, members } = view;
  const online = inside && new Set(inside.online);
  const isCaptain = role === 'captain';
  return (
    <section className="min-w-0">
      <SectionHeader
        title="成员"
        meta={
          members.length > 0 && `${members.length} 人${online && online.size > 0 ? ` · ${online.size} 人在线` : ''}`
        }
      />
      {members.length === 0 ? (
        <p className="border-t border-t-line-2 py-3 text-13 text-text-3">战队已解散，没有成员。</p>
      ) : (
        <TableFrame label="成员">
          <Table className="w-full">
            <thead>
              <HeaderRow>
                <HeaderCell className="max-tablet:pl-0">选手</HeaderCell>
                <HeaderCell className="max-tablet:hidden">身份</HeaderCell>
                <HeaderCell className="max-tablet:hidden">常用职业</HeaderCell>
                <HeaderCell className="max-tablet:hidden">加入</HeaderCell>
                {online && <HeaderCell align="right">状态</HeaderCell>}
                {isCaptain && (
                  <HeaderCell space="none" className="w-10">
                    <span className="sr-only">操作</span>
                  </HeaderCell>
                )}
              </HeaderRow>
            </thead>
            <tbody>
              {members.map((member) => (
                <MemberRow
                  key={member.account_id}
                  member={member}
                  isOnline={online && online.has(member.account_id)}
                  managed={isCaptain ? { team, isHandoverOpen: Boolean(inside?.handover) } : null}
                />
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </section>
  );
}
