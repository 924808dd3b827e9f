import { asOfAtom } from '../live/connection.atoms.ts';
import { userAtom } from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { toast } from '../ui/feedback/toast.ts';
import { isAway, onWaiting } from './api.ts';
import { createQueryClient } from './query-client.ts';

export const queryClient = createQueryClient(toast.error, isAway);

onWaiting(() => toast.info('还没有收到服务器的答复，正在等待'));

// what failed while the connection was away is read again when it is back
store.sub(asOfAtom, () => {
  if (store.get(asOfAtom) !== null) return;
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

// what was fetched for another account, or for a guest, is dropped
let account = store.get(userAtom)?.id;
store.sub(userAtom, () => {
  const next = store.get(userAtom)?.id;
  if (next === account) return;
  account = next;
  if (next === undefined) queryClient.clear();
  else void queryClient.resetQueries();
});
