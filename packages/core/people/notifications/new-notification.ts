import type { Notice } from '@pailei/contracts/features/notice-text';

export type NewNotification = {
  account_id: string;
  /** The same key again for the same account is the same notification: nothing happens. */
  dedupe_key: string;
  notice: Notice;
};
