import { userAtom } from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { toast } from '../ui/toast.ts';
import { createQueryClient } from './query-client.ts';

export const queryClient = createQueryClient(toast.error);

// what was read as somebody else, or as a guest, is nobody's any more
let account = store.get(userAtom)?.id;
store.sub(userAtom, () => {
  const next = store.get(userAtom)?.id;
  if (next === account) return;
  account = next;
  if (next === undefined) queryClient.clear();
  else void queryClient.resetQueries();
});
