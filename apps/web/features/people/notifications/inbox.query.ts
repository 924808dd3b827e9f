import { queryClient } from '../../../shared/api/query.ts';

/** What the keys of all reads of the inbox begin with. */
export const INBOX = 'inbox';

export const refreshInbox = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [INBOX] });
