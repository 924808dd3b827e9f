import { noticeText, NOTICES } from '@pailei/contracts/features/notice-text';
import { PUSH_TEST_TEXT, type Device, type PushPayload } from '@pailei/contracts/people/push/push.api';
import type { PushMessageRow } from '@pailei/db/schema/notifications';
import { deviceName } from '../sessions/device-names.ts';
import type { DeviceRow, Outgoing } from './push.repository.ts';

export function deviceView(row: DeviceRow, sessionId: string): Device {
  const { id, user_agent, created_at, sent_at, session_id } = row;
  return { id, device: deviceName(user_agent), created_at, sent_at, is_current: session_id === sessionId };
}

/** What a device shows. Clock times are those of the process. */
export function payloadOf({ id, notification_id, receipt }: PushMessageRow, notice: Outgoing['notice']): PushPayload {
  const tag = notification_id ?? id;
  if (notice === null) return { tag, ...PUSH_TEST_TEXT, is_call: false, receipt };
  return { tag, ...noticeText(notice), is_call: NOTICES[notice.kind].isCall ?? false, receipt };
}
