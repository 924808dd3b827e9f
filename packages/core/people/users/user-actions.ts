import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import { SUSPENDED_FOREVER, USER_ERRORS, type usersApi } from '@pailei/contracts/people/users/users.api';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { resetTotp } from '../second-factor/totp-reset.ts';
import type { AccountChanges } from './users.repository.ts';

/** What an admin does to an account, and what the audit log says of it. */
export type UserAction = {
  action: `account.${AuditActionOf<'account'>}`;
  reason: string;
  /** Nobody does it to themselves. */
  isForOthers: boolean;
  /** May take rights away, so that nobody does it to the last admin. */
  takesRights: boolean;
  /** Why all sessions end with it; null when none does. */
  endsSessions: string | null;
  /** Refuses by throwing. */
  decide: (row: AccountRow, now: string) => AccountChanges;
  /** What changes beside the account's own row. Refuses by throwing. */
  besides?: (trx: Trx, log: LiveLog, row: AccountRow, now: string) => Promise<void>;
};

export function roleAction({ role, reason }: BodyOf<typeof usersApi.setRole>): UserAction {
  return {
    action: 'account.set_role',
    reason,
    isForOthers: true,
    takesRights: true,
    endsSessions: 'role_changed',
    decide(row) {
      if (row.role === role) throw appError(USER_ERRORS, 'role_unchanged');
      return { role };
    },
  };
}

/** Also changes the end or the reason of a suspension that holds. */
export function suspendAction({ until, reason }: BodyOf<typeof usersApi.suspend>): UserAction {
  return {
    action: 'account.suspend',
    reason,
    isForOthers: true,
    takesRights: true,
    endsSessions: 'suspended',
    decide(_row, now) {
      if (until !== null && Date.parse(until) <= Date.parse(now))
        throw appError(USER_ERRORS, 'suspension_over', { until: USER_ERRORS.suspension_over[1] });
      return { suspended_until: until ?? SUSPENDED_FOREVER, suspended_reason: reason };
    },
  };
}

export function unsuspendAction(reason: string): UserAction {
  return {
    action: 'account.unsuspend',
    reason,
    isForOthers: false,
    takesRights: false,
    endsSessions: null,
    decide({ suspended_until }, now) {
      if (suspended_until === null || suspended_until <= now) throw appError(USER_ERRORS, 'not_suspended');
      return { suspended_until: null, suspended_reason: null };
    },
  };
}

export function logOutAction(reason: string): UserAction {
  return {
    action: 'account.log_out',
    reason,
    isForOthers: false,
    takesRights: false,
    endsSessions: 'ended_by_admin',
    decide: () => ({}),
  };
}

/** For an owner who has lost their device: the next login asks for the password alone. */
export function resetTotpAction(reason: string): UserAction {
  return {
    action: 'account.reset_totp',
    reason,
    isForOthers: true,
    takesRights: false,
    endsSessions: 'totp_reset',
    decide: () => ({}),
    async besides(trx, log, row, now) {
      if (!(await resetTotp(trx, log, row, now))) throw appError(USER_ERRORS, 'no_totp');
    },
  };
}
