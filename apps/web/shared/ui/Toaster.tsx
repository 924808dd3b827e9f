import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { IconButton } from './IconButton.tsx';
import {
  NOTIFICATION_MS,
  notificationManager,
  TOAST_MS,
  toasterIsReady,
  toastManager,
  type NotificationData,
} from './toast.ts';
import { useFreePlace } from './useFreePlace.ts';

const MARKS: Record<NotificationData['tone'], ReactNode> = {
  success: <CircleCheck size={18} className="lv" />,
  error: <CircleX size={18} className="yan" />,
  info: <Info size={18} className="qing" />,
  warning: <TriangleAlert size={18} className="huang" />,
};

/** Where toasts and notifications appear; stands once in the app. */
export function Toaster() {
  useEffect(toasterIsReady, []);
  return (
    <>
      <Base.Provider toastManager={toastManager} timeout={TOAST_MS} limit={3}>
        <Base.Viewport className="toasts">
          <ToastList />
        </Base.Viewport>
      </Base.Provider>
      <Base.Provider toastManager={notificationManager} timeout={NOTIFICATION_MS} limit={4}>
        <Notifications />
      </Base.Provider>
    </>
  );
}

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((item) => (
    <Base.Root key={item.id} toast={item} className="toast">
      {MARKS[toneOf(item.type)]}
      <Base.Title render={<span />} />
    </Base.Root>
  ));
}

function Notifications() {
  const { toasts } = Base.useToastManager<NotificationData>();
  const stack = useRef<HTMLDivElement>(null);
  useFreePlace(stack, toasts.length);
  return (
    <Base.Viewport className="ntfs" ref={stack}>
      <NotificationList toasts={toasts} />
    </Base.Viewport>
  );
}

function NotificationList({ toasts }: { toasts: readonly Base.Root.ToastObject<NotificationData>[] }) {
  return toasts.map((item) => (
    <Base.Root key={item.id} toast={item} className="ntf" swipeDirection="right">
      {MARKS[item.data?.tone ?? 'info']}
      <div>
        <Base.Title render={<b />} />
        <Base.Description />
        {item.data?.action && (
          <Link className="lnk lnk--zhu" to={item.data.action.to} onClick={item.data.action.onFollow}>
            {item.data.action.label}
          </Link>
        )}
      </div>
      <Base.Close render={<IconButton size="sm" label="关闭" />}>
        <X size={15} />
      </Base.Close>
    </Base.Root>
  ));
}

function toneOf(type: string | undefined): NotificationData['tone'] {
  return type === 'success' || type === 'error' ? type : 'info';
}
