import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '../../../shared/ui/layout/Tabs.tsx';
import { choice, useUrlFilters } from '../../../shared/ui/data/useUrlFilters.ts';
import { CatalogueTab } from './catalogue/CatalogueTab.tsx';
import { RulesTab } from './rules/RulesTab.tsx';

const FILTERS = { tab: choice(['catalogue', 'rules'], 'catalogue') };
const TABS = [
  { id: 'catalogue', label: '目录' },
  { id: 'rules', label: '职业与模式' },
] as const;

/** The card catalogue and the rules of decks: what changes from year to year without a release. */
export function CardsPage() {
  const [{ tab }, change] = useUrlFilters(FILTERS);
  return (
    <>
      <PageHeader
        title="卡牌目录"
        intro="卡牌、职业与模式的资料。保存后立即对所有打开的页面生效。"
        actions={<LiveConnection />}
      />
      <Tabs label="卡牌目录" tabs={TABS} value={tab} onChange={(next) => change({ tab: next })}>
        <TabPanel id="catalogue">
          <CatalogueTab />
        </TabPanel>
        <TabPanel id="rules">
          <RulesTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
