import { holdsRight } from '@pailei/domain/rights/rights';
import { Megaphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { PageHeader, SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { Components } from './Components.tsx';
import { Incidents } from './Incidents.tsx';
import { LatencySection } from './LatencySection.tsx';
import { OverallPanel } from './OverallPanel.tsx';
import { PlannedMaintenance } from './PlannedMaintenance.tsx';
import { useStatus } from '../../../shared/status/status.api.ts';

const IncidentForm = lazy(async () => ({ default: (await import('./admin/IncidentForm.tsx')).IncidentForm }));

export function StatusPage() {
  const isAdmin = holdsRight('admin', useAtomValue(userAtom));
  const { status, isPolling, error } = useStatus();
  return (
    <>
      <PageHeader title="系统状态" actions={isAdmin && <OpenIncident />} />
      {isPolling && (
        <Note tone="huang" className="mb-4">
          实时连接已断开，本页改为每 15 秒查询一次。
        </Note>
      )}
      {status === null && error ? (
        <LoadFailed message={messageOf(error)} />
      ) : (
        <Loading isLoading={status === null} skeleton={<SkeletonRows count={6} />}>
          {() =>
            status && (
              <>
                <OverallPanel status={status} />
                <div className="grid grid-cols-main-rail max-wide:grid-cols-1 gap-12">
                  <section>
                    <SectionHeader title="服务" meta="每 15 秒检测一次" />
                    <Components status={status} />
                  </section>
                  <div className="flex min-w-0 flex-col gap-8">
                    <LatencySection components={status.components} />
                    <Incidents incidents={status.incidents} isAdmin={isAdmin} />
                    <PlannedMaintenance />
                  </div>
                </div>
              </>
            )
          }
        </Loading>
      )}
    </>
  );
}

function OpenIncident() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Megaphone size={16} />} onClick={() => setOpen(true)}>
        发布事件
      </Button>
      <Suspense>{isOpen && <IncidentForm onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
