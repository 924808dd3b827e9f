import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { toast } from '../../shared/ui/toast.ts';
import { refreshUser, signOut } from '../session.ts';

/** What a logged-in visitor can do from the shell. */
export function useAccountActions() {
  const navigate = useNavigate();
  const refresh = useMutation({ mutationFn: refreshUser, onSuccess: () => toast.success('用户信息已更新') });
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      toast.success('已退出登录');
      await navigate('/');
    },
  });
  return { refresh: () => refresh.mutate(), isRefreshing: refresh.isPending, logOut: () => leave.mutate() };
}
