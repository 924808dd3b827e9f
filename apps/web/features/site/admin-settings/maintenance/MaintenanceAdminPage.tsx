import { SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import type { MaintenanceRecord } from '@pailei/contracts/site/maintenance/maintenance.api';
import { windowState } from '@pailei/domain/maintenance/maintenance';

import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { RecordsPage } from '../records/RecordsPage.tsx';
import { useEndMaintenance, useMaintenanceList } from './maintenance-admin.api.ts';
import { maintenanceColumns } from './maintenance-columns.tsx';
import { MaintenanceDialog } from './MaintenanceDialog.tsx';

const NO_FILTERS = {};

export function MaintenanceAdminPage() {
  const [{ page }, change] = useUrlFilters(NO_FILTERS);
  const list = useMaintenanceList(page);
  const nowMs = useNow();
  const isActive = (row: MaintenanceRecord) => windowState(row, nowMs) === 'active';
  return (
    <RecordsPage
      title="系统维护"
      intro="维护期间，范围内的页面和操作只对管理员开放。"
      addLabel="安排维护"
      tableLabel="维护列表"
      list={list}
      onPage={(next) => change({ page: next })}
      columnsOf={(actions) => maintenanceColumns({ nowMs, ...actions })}
      nameOf={(row) => `${SCOPE_TEXTS[row.scope]}维护`}
      toneOf={(row) => (isActive(row) ? 'alert' : undefined)}
      renderEmpty={(add) => (
        <Empty art="ring" title="暂无维护计划" actions={add}>
          可以立即开始，也可以定在以后。
        </Empty>
      )}
      renderForm={(known, onClose) => (
        <MaintenanceDialog known={known} isActive={known !== null && isActive(known)} onClose={onClose} />
      )}
      renderEnding={(row, onClose) => <EndDialog window={row} isActive={isActive(row)} onClose={onClose} />}
    />
  );
}

type EndDialogProps = { window: MaintenanceRecord; isActive: boolean; onClose: () => void };

function EndDialog({ window, isActive, onClose }: EndDialogProps) {
  const end = useEndMaintenance(window.id);
  const scope = SCOPE_TEXTS[window.scope];
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isActive ? `结束${scope}维护` : `取消${scope}维护`}
      description={isActive ? '所有打开的页面会立即恢复，并回到原来的位置。' : '这次维护不会开始，预告也会消失。'}
      label="原因"
      confirmLabel={isActive ? '结束维护' : '取消维护'}
      pending={end.isPending}
      error={end.error}
      onConfirm={(reason) =>
        end.mutate(reason, {
          onSuccess() {
            toast.success(isActive ? '维护已结束' : '维护已取消');
            onClose();
          },
        })
      }
    />
  );
}
