import { useEffect } from 'react';

import { NotificationWatch } from '../../features/people/notifications/NotificationWatch.tsx';
import { TeamsWatch } from '../../features/people/teams/TeamsWatch.tsx';
import { StaffWatch } from '../../features/play/referee/StaffWatch.tsx';
import { ShopWatch } from '../../features/shop/shop/ShopWatch.tsx';
import { usePersonal, useSystem } from '../../shared/live/useTopics.ts';
import { deckCountAtom } from '../../shared/state/deck-count.atoms.ts';
import { deckRulesAtom } from '../../shared/state/deck-rules.atoms.ts';
import { useAtomValue, useSetAtom } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { siteAtom } from '../../shared/state/site.atoms.ts';
import { refreshUser } from '../../shared/session/session.ts';

/** Follows for every page of the shell what concerns all of them: the site’s settings, the visitor’s own account and inbox. */
export function ShellWatch() {
  useSite();
  useDeckRulesChanges();
  useAccountChanges();
  useDeckCount();
  return (
    <>
      <NotificationWatch />
      <StaffWatch />
      <TeamsWatch />
      <ShopWatch />
    </>
  );
}

function useSite(): void {
  const site = useSystem().state?.site;
  const setSite = useSetAtom(siteAtom);
  const [name, isBeta] = [site?.name, site?.is_beta];
  useEffect(() => {
    if (name !== undefined && isBeta !== undefined) setSite({ name, is_beta: isBeta });
  }, [name, isBeta, setSite]);
}

function useDeckRulesChanges(): void {
  const rules = useSystem().state?.deck_rules;
  const setRules = useSetAtom(deckRulesAtom);
  useEffect(() => {
    if (rules !== undefined) setRules(rules);
  }, [rules, setRules]);
}

function useDeckCount(): void {
  const count = usePersonal().state?.deck_count ?? 0;
  const setCount = useSetAtom(deckCountAtom);
  useEffect(() => setCount(count), [count, setCount]);
}

/** Asks again who the visitor is, once per page load and whenever their account changed. */
function useAccountChanges(): void {
  const userId = useAtomValue(userAtom)?.id;
  const changes = usePersonal().state?.account_changed;
  useEffect(() => {
    // what fails here is fetched again with the next change or by the visitor’s 刷新资料
    if (userId !== undefined && changes !== undefined) refreshUser().catch(() => undefined);
  }, [userId, changes]);
}
