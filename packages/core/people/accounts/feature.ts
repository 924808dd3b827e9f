import { ACCOUNT_AUDITS } from '@pailei/contracts/people/accounts/accounts.audits';
import type { Feature } from '../../ground/features/feature.ts';

export const accountsFeature = {
  name: 'accounts',
  audits: ACCOUNT_AUDITS.actions,
  target_names: {
    account: (db, ids) => db.selectFrom('account').select(['id', 'username as name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
