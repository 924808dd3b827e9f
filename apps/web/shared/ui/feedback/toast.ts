import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';

import { atom } from '../../state/jotai.ts';
import { store } from '../../state/store.ts';

export const TOAST_MS = 3_000;
export const NOTIFICATION_MS = 4_500;
export const MAINTENANCE_MS = 8_000;

export type ToastTone = 'success' | 'error' | 'info';
type NotificationAction = { label: string; to: string; onFollow?: () => void };
export type NotificationData = { tone: ToastTone | 'warning'; action?: NotificationAction };

export const toastManager = Toast.createToastManager();
export const notificationManager = Toast.createToastManager<NotificationData>();

export type Notification = {
  title: string;
  description?: ReactNode;
  tone?: NotificationData['tone'];
  action?: NotificationAction;
  /** Milliseconds; 4500 by default, 8000 for maintenance. */
  timeoutMs?: number;
  /** For `dismissNotification`. */
  id?: string;
};

/** The result of what was just done: one line at the top, 3 s. */
export const toast = {
  success: (text: string) => show(() => toastManager.add({ title: text, type: 'success' })),
  error: (text: string) => show(() => toastManager.add({ title: text, type: 'error', priority: 'high' })),
  info: (text: string) => show(() => toastManager.add({ title: text, type: 'info' })),
};

/** Something that happened elsewhere and may need an action: a card at the top right. */
export function notify({ tone = 'info', action, timeoutMs = NOTIFICATION_MS, ...said }: Notification): void {
  const data = { tone, ...(action ? { action } : {}) };
  show(() => notificationManager.add({ ...said, timeout: timeoutMs, data }));
}

/** Removes a notification early; does nothing where it is gone already. */
export function dismissNotification(id: string): void {
  show(() => notificationManager.close(id));
}

let waiting: (() => void)[] | null = [];

/** Whether the toaster is to be loaded: something waits for it, or the page has time for it. */
export const toasterNeededAtom = atom(false);

/** Toasts before the toaster is loaded are shown when it is. */
function show(work: () => void): void {
  if (!waiting) return work();
  waiting.push(work);
  store.set(toasterNeededAtom, true);
}

export function toasterIsReady(): void {
  const missed = waiting ?? [];
  waiting = null;
  for (const work of missed) work();
}
