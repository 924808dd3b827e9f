import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { IconButton } from '../actions/IconButton.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { cx } from '../layout/cx.ts';
import {
  NOTIFICATION_MS,
  notificationManager,
  TOAST_MS,
  toasterIsReady,
  toastManager,
  type NotificationData,
} from './toast.ts';
import { TOAST } from './toast-look.ts';
import { useToastPosition } from './useToastPosition.ts';

const MARKS: Record<NotificationData['tone'], ReactNode> = {
  success: <CircleCheck size={18} className="text-lv-text" />,
  error: <CircleX size={18} className="text-yan-text" />,
  info: <Info size={18} className="text-qing-text" />,
  warning: <TriangleAlert size={18} className="text-huang-text" />,
};

/** What a finger does not hit in a stack goes to the controls below it. */
const STACK = 'pointer-events-none fixed z-toast flex flex-col gap-2.5 outline-0';
const MOVES =
  'transition-[opacity,translate] duration-base data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0';

/** Where toasts and notifications appear; rendered once in the app. */
export function Toaster() {
  useEffect(toasterIsReady, []);
  return (
    <>
      <Base.Provider toastManager={toastManager} timeout={TOAST_MS} limit={3}>
        <Base.Viewport
          aria-label="提示"
          className={cx(STACK, 'top-4 left-1/2 w-max max-w-[calc(100vw-32px)] -translate-x-1/2 items-center')}
        >
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
    <Base.Root
      key={item.id}
      toast={item}
      data-part="toast"
      className={cx(TOAST, MOVES, 'data-ending-style:-translate-y-2 data-starting-style:-translate-y-2')}
    >
      {MARKS[toneOf(item.type)]}
      <Base.Title render={<span />} />
    </Base.Root>
  ));
}

function Notifications() {
  const { toasts } = Base.useToastManager<NotificationData>();
  const stack = useRef<HTMLDivElement>(null);
  useToastPosition(stack, toasts.length);
  return (
    <Base.Viewport
      aria-label="消息"
      className={cx(STACK, 'top-[calc(var(--pl-header)+16px)] right-4 w-[min(360px,calc(100vw-32px))]')}
      ref={stack}
    >
      <NotificationList toasts={toasts} />
    </Base.Viewport>
  );
}

function NotificationList({ toasts }: { toasts: readonly Base.Root.ToastObject<NotificationData>[] }) {
  return toasts.map((item) => (
    <Base.Root
      key={item.id}
      toast={item}
      data-part="notification"
      className={cx(
        'pointer-events-auto grid grid-cols-[auto_1fr_auto] gap-3 rounded-panel bg-surface-pop p-4 shadow-2 ring-1 ring-line-1 data-ending-style:translate-x-4 data-starting-style:translate-x-4',
        MOVES,
      )}
      swipeDirection="right"
    >
      {MARKS[item.data?.tone ?? 'info']}
      <div>
        <Base.Title render={<b />} />
        <Base.Description className="mt-0.5 mb-1.5 text-13 text-text-2" />
        {item.data?.action && (
          <TextLink tone="accent" to={item.data.action.to} onClick={item.data.action.onFollow}>
            {item.data.action.label}
          </TextLink>
        )}
      </div>
      {/* the package hides it from screen readers while its toasts are a pile; these never are */}
      <Base.Close render={<IconButton size="sm" label="关闭" />} aria-hidden={false}>
        <X size={15} />
      </Base.Close>
    </Base.Root>
  ));
}

function toneOf(type: string | undefined): NotificationData['tone'] {
  return type === 'success' || type === 'error' ? type : 'info';
}
