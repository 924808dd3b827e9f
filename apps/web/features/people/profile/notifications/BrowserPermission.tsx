import { BellRing } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';

type Permission = NotificationPermission | 'unsupported';

/** Asks the browser for its notifications, at the visitor's own click and never by itself. */
export function BrowserPermission() {
  const [permission, setPermission] = useState(permissionNow);
  const requestPermission = async () => setPermission(await Notification.requestPermission());
  switch (permission) {
    case 'granted':
      return null;
    case 'default':
      return (
        <Note
          action={
            <Button size="sm" icon={<BellRing size={16} />} onClick={() => void requestPermission()}>
              允许浏览器通知
            </Button>
          }
        >
          页面不在前台时，轮到你也能收到提醒。
        </Note>
      );
    case 'denied':
      return <Note>浏览器已拒绝本站的通知，可在浏览器的网站设置里重新允许。</Note>;
    case 'unsupported':
      return <Note>这个浏览器或连接不支持浏览器通知，页面提醒和收件箱照常。</Note>;
    default:
      return permission satisfies never;
  }
}

function permissionNow(): Permission {
  return 'Notification' in globalThis && globalThis.isSecureContext ? Notification.permission : 'unsupported';
}
