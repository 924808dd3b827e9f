import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { hasSessionEnded, messageOf } from '../../shared/api/error-text.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { refreshUser, signOut } from '../../shared/session/session.ts';

/** What a logged-in visitor can do from the shell. */
export function useAccountActions() {
  const navigate = useNavigate();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    try {
      await refreshUser();
      toast.success('资料已更新');
    } catch (error) {
      if (!hasSessionEnded(error)) toast.error(messageOf(error));
    }
    setRefreshing(false);
  };
  const logOut = async () => {
    // first away from a page that a guest may not see
    await navigate('/');
    await signOut();
    toast.success('已退出登录');
  };
  return { refresh: () => void refresh(), isRefreshing, logOut: () => void logOut() };
}
