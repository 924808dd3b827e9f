import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { seasonPath, seasonTitle } from '@pailei/contracts/play/seasons/season-texts';

import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { TabPanel, Tabs } from '../../../../shared/ui/layout/Tabs.tsx';
import { AdjustTab } from './AdjustTab.tsx';
import { useSeasonCall } from './admin-seasons.calls.ts';
import { ClosingTab } from './ClosingTab.tsx';
import { ContentTab } from './ContentTab.tsx';
import { EventsTab } from './EventsTab.tsx';
import { FormulaTab } from './FormulaTab.tsx';

const TABS = [
  { id: 'events', label: '计分赛事' },
  { id: 'formula', label: '积分规则' },
  { id: 'adjust', label: '手动调整' },
  { id: 'closing', label: '结束与奖励' },
  { id: 'content', label: '冠军页' },
] as const;
export type SeasonTab = (typeof TABS)[number]['id'];
export const SEASON_TABS: readonly SeasonTab[] = TABS.map(({ id }) => id);

type Props = {
  season: ManagedSeason;
  tab: SeasonTab;
  now: string;
  onTab: (tab: SeasonTab) => void;
  onEdit: () => void;
};

/** Everything that the staff do with one season. */
export function SeasonDesk({ season, tab, now, onTab, onEdit }: Props) {
  const recount = useSeasonCall(() => api.call(adminSeasonsApi.recount, { params: { id: season.id }, body: {} }));
  const isOpen = season.closed_at === null;
  return (
    <section className="mt-10" aria-label={seasonTitle(season)}>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 max-tablet:basis-full text-20 font-semibold wrap-anywhere">
          {seasonTitle(season)}
        </h2>
        <LinkButton variant="ghost" to={isOpen ? '/season' : seasonPath(season.number)}>
          {isOpen ? '看赛季页' : '看冠军页'}
        </LinkButton>
        {(isOpen || season.by_hand) && (
          <Button variant="ghost" onClick={onEdit}>
            修改赛季
          </Button>
        )}
        {isOpen && (
          <Button
            variant="ghost"
            pending={recount.isPending}
            onClick={() =>
              recount.mutate(undefined, {
                onSuccess: () => toast.success('积分榜已重新计算'),
                onError: (error) => toast.error(messageOf(error)),
              })
            }
          >
            重新计算
          </Button>
        )}
      </header>
      {season.by_hand ? (
        <p className="text-text-2">手工录入的往届赛季没有积分榜。录入的内容显示在冠军页上。</p>
      ) : (
        <Tabs label="赛季管理" tabs={TABS} value={tab} onChange={onTab}>
          <TabPanel id="events">
            <EventsTab season={season} />
          </TabPanel>
          <TabPanel id="formula">
            <FormulaTab key={season.versions.length} season={season} />
          </TabPanel>
          <TabPanel id="adjust">
            <AdjustTab season={season} />
          </TabPanel>
          <TabPanel id="closing">
            <ClosingTab season={season} now={now} />
          </TabPanel>
          <TabPanel id="content">
            <ContentTab key={season.revision} season={season} />
          </TabPanel>
        </Tabs>
      )}
    </section>
  );
}
