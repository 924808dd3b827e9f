import { usersApi } from '@pailei/contracts/people/users/users.api';
import { settingsApi } from '@pailei/contracts/site/settings/settings.api';
import type { Role } from '@pailei/domain/rights/rights';
import type { SeriesTimers } from '@pailei/domain/series/settings';
import { logIn, signUp, type Account, type Credentials } from '@pailei/simulator/people/accounts';
import type { SiteAddress } from '@pailei/simulator/connections/site-client';
import type { Staff } from '@pailei/simulator/run-tournament';

/** People who were made admin and referee: the events of demonstration accounts are demonstrations. The site's clocks are set to `timers`. */
export async function openRealStaff(address: SiteAddress, first: Credentials, timers: SeriesTimers): Promise<Staff> {
  const site = await logIn(address, first);
  const { series } = await site.site.call(settingsApi.list);
  const value = { ...timers, check_in: [...timers.check_in], reminders: [...timers.reminders] };
  const { updated_at } = series;
  await site.site.call(settingsApi.series, { body: { value: value as typeof series.value, updated_at } });
  const promoted = async (name: string, role: Role): Promise<Account> => {
    const { user_id, password } = await signUp(address, name, 0);
    await site.site.call(usersApi.setRole, { params: { id: user_id }, body: { role, reason: '今晚的赛事' } });
    return logIn(address, { username: name, password });
  };
  return { admin: await promoted('主办阿林', 'admin'), referee: await promoted('裁判阿周', 'referee') };
}
