import { ERRORS, TRANSPORT_ERRORS } from '@pailei/contracts/http/errors';
import type { GoneMessage, Position, RefusalCode, SnapshotNeeded, SubRefused } from '@pailei/live/protocol/messages';

const TEXTS: Record<RefusalCode, string> = {
  unauthorized: ERRORS.unauthorized[1],
  forbidden: ERRORS.forbidden[1],
  not_found: ERRORS.not_found[1],
  bad_request: TRANSPORT_ERRORS.bad_request[1],
  rate_limited: ERRORS.rate_limited[1],
  unavailable: ERRORS.unavailable[1],
};

const refusalText = (code: RefusalCode) => TEXTS[code];

export const refuse = (topic: string, code: RefusalCode): SubRefused => ({
  ok: false,
  topic,
  code,
  message: refusalText(code),
});

/** Not an error: the client fetches a snapshot and comes back. */
export const snapshotNeeded = (topic: string, position: Position): SnapshotNeeded => ({
  ok: false,
  topic,
  code: 'snapshot_needed',
  message: '请重新获取数据',
  ...position,
});

export const goneMessage = (topic: string, code: RefusalCode): GoneMessage => ({
  topic,
  code,
  message: refusalText(code),
});
