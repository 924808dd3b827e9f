import '../admin-settings.css';

import { SCOPE_TEXTS, type MaintenanceRecord } from '@pailei/contracts/maintenance';
import { windowState } from '@pailei/domain/maintenance';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { useNow } from '../../../shared/ui/Countdown.tsx';
import { tableOf } from '../../../shared/ui/data-table.query.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { ListPager } from '../../../shared/ui/Pager.tsx';
import { ReasonDialog } from '../../../shared/ui/ReasonDialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useUrlFilters } from '../../../shared/ui/useUrlFilters.ts';
import { useEndMaintenance, useMaintenanceList } from './maintenance-admin.api.ts';
import { maintenanceColumns } from './maintenance-columns.tsx';
import { MaintenanceDialog } from './MaintenanceDialog.tsx';

const NO_FILTERS = {};

export function MaintenanceAdminPage() {
  const [{ page }, change] = useUrlFilters(NO_FILTERS);
  const list = useMaintenanceList(page);
  const [edited, setEdited] = useState<MaintenanceRecord | 'new' | null>(null);
  const [ending, setEnding] = useState<MaintenanceRecord | null>(null);
  const nowMs = useNow();
  const isActive = (row: MaintenanceRecord) => windowState(row, nowMs) === 'active';
  const known = edited === 'new' ? null : edited;
  const plan = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      安排维护
    </Button>
  );
  return (
    <>
      <PageHeader title="系统维护" intro="维护期间，范围内的页面和操作只对管理员开放。" actions={plan} />
      <DataTable<MaintenanceRecord>
        label="维护列表"
        columns={maintenanceColumns({ nowMs, onChange: setEdited, onEnd: setEnding })}
        {...tableOf(list)}
        rowId={(row) => row.id}
        rowName={(row) => `${SCOPE_TEXTS[row.scope]}维护`}
        toneOf={(row) => (isActive(row) ? 'alert' : undefined)}
        empty={
          <Empty art="ring" title="没有维护" actions={plan}>
            可以立即开始，也可以定在以后。
          </Empty>
        }
      />
      <ListPager list={list.data} onPage={(next) => change({ page: next })} />
      {edited && (
        <MaintenanceDialog known={known} isActive={known !== null && isActive(known)} onClose={() => setEdited(null)} />
      )}
      {ending && <EndDialog window={ending} isActive={isActive(ending)} onClose={() => setEnding(null)} />}
    </>
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
      label="理由"
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
