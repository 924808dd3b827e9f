import { toast } from '../ui/toast.ts';
import { createQueryClient } from './query-client.ts';

export const queryClient = createQueryClient(toast.error);
