import type { Actor } from '@pailei/live/registry';
import type { NewNotification } from '../../people/notifications/new-notification.ts';
import type { CallOwner, ShownCall } from './call-owner.ts';

type News<Row, Call> = {
  row: Row;
  call: Call;
  kind: 'referee_call_answered' | 'referee_call_resolved';
  referee: Actor;
  credited_seconds?: number;
};

/** What became of a call, to the account that has called. */
export function callerNotice<Row extends { id: string }, Call extends ShownCall, Body extends { text: string }>(
  owner: CallOwner<Row, Call, Body>,
  { row, call, kind, referee, credited_seconds = 0 }: News<Row, Call>,
): NewNotification[] {
  const facts = { ...owner.placeOf(row, call), referee_name: referee.username };
  const notice = kind === 'referee_call_answered' ? { kind, ...facts } : { kind, ...facts, credited_seconds };
  return [{ account_id: call.caller.id, dedupe_key: `${kind}:${call.id}`, notice }];
}
