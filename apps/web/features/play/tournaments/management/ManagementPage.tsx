import { Plus } from 'lucide-react';

import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { choice, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '../../../../shared/ui/layout/Tabs.tsx';
import { useManagedChanges } from '../editor/editor.api.ts';
import { EventTable } from './list/EventTable.tsx';
import { NEW_EVENT_PATH } from './management-paths.ts';
import { SeriesTable } from './series/SeriesTable.tsx';
import { TemplateTable } from './templates/TemplateTable.tsx';

const FILTERS = { view: choice(['events', 'series', 'templates'], 'events') };

/** Everything that organisers run: events in every state, the series that make some of them, templates. */
export function ManagementPage() {
  const [{ view }, change] = useUrlFilters(FILTERS);
  useManagedChanges();
  return (
    <>
      <PageHeader
        title="个人赛管理"
        intro="全部个人赛，连同草稿、已结束和已取消的。每次操作都写入审计日志。"
        actions={
          <>
            <LiveConnection />
            <LinkButton variant="primary" icon={<Plus size={16} />} to={NEW_EVENT_PATH}>
              新建赛事
            </LinkButton>
          </>
        }
      />
      <Tabs
        label="个人赛管理"
        value={view}
        onChange={(next) => change({ view: next })}
        tabs={[
          { id: 'events', label: '赛事' },
          { id: 'series', label: '系列' },
          { id: 'templates', label: '模板' },
        ]}
      >
        <TabPanel id="events">
          <EventTable />
        </TabPanel>
        <TabPanel id="series">
          <SeriesTable />
        </TabPanel>
        <TabPanel id="templates">
          <TemplateTable />
        </TabPanel>
      </Tabs>
    </>
  );
}
