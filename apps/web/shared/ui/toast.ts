import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';

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
  /** Milliseconds; 4500 unless told, 8000 for maintenance. */
  timeoutMs?: number;
};

/** The result of what was just done: one line at the top, 3 s. */
export const toast = {
  success: (text: string) => show(() => toastManager.add({ title: text, type: 'success' })),
  error: (text: string) => show(() => toastManager.add({ title: text, type: 'error', priority: 'high' })),
  info: (text: string) => show(() => toastManager.add({ title: text, type: 'info' })),
};

/** Something that happened elsewhere and may need an action: a card at the top right. */
export function notify({ title, description, tone = 'info', action, timeoutMs = NOTIFICATION_MS }: Notification): void {
  const data = { tone, ...(action ? { action } : {}) };
  show(() => notificationManager.add({ title, description, timeout: timeoutMs, data }));
}

let waiting: (() => void)[] | null = [];

/** The toaster is loaded after the first paint; what came before it is shown when it stands. */
function show(add: () => void): void {
  if (waiting) waiting.push(add);
  else add();
}

export function toasterIsReady(): void {
  const missed = waiting ?? [];
  waiting = null;
  for (const add of missed) add();
}
