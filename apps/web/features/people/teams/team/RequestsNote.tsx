import { teamApplicationsPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { RequestList } from '../requests/RequestList.tsx';
import { useTeamRequests } from '../requests/requests.api.ts';

const SHOWN = 3;
/** About as high as one of them, so that little moves when they come. */
const ROW_PX = 136;

/** The applications that have waited longest; as high while there are none. */
export function RequestsNote({ teamId, open }: { teamId: string; open: number }) {
  const list = useTeamRequests('application', teamId, { status: 'pending', skip: 0, limit: SHOWN });
  return (
    <section>
      <SectionHeader
        title="入队申请"
        meta={open > 0 && `${open} 份待处理`}
        action={<TextLink to={teamApplicationsPath(teamId)}>全部</TextLink>}
      />
      {open === 0 ? (
        <p className="border-t border-t-line-2 py-3 text-13 text-text-3">没有待处理的申请。</p>
      ) : (
        <div style={{ minHeight: list.data ? undefined : Math.min(open, SHOWN) * ROW_PX }}>
          <RequestList requests={list.data?.items ?? []} side="team" isNarrow />
        </div>
      )}
    </section>
  );
}
