import { expect, test } from 'vitest';
import { settleExtensions } from './message-deflate.ts';

const settled = (offer: string | undefined) => {
  const headers = { 'sec-websocket-extensions': offer };
  settleExtensions(headers);
  return headers['sec-websocket-extensions'];
};

test.each([
  ['permessage-deflate'],
  ['permessage-deflate; client_max_window_bits'],
  ['permessage-deflate;client_max_window_bits=9;server_no_context_takeover ; client_no_context_takeover'],
  ['x-webkit-deflate-frame, permessage-deflate; client_max_window_bits="15"'],
  ['permessage-deflate; server_max_window_bits=10, permessage-deflate'],
])('an offer to take messages deflated is accepted: %s', (offer) => {
  expect(settled(offer)).toBe('permessage-deflate');
});

test.each([
  [undefined],
  [''],
  ['x-webkit-deflate-frame'],
  ['permessage-deflate; server_max_window_bits=10'],
  ['permessage-deflate; client_max_window_bits=7'],
  ['permessage-deflate; client_max_window_bits=16'],
  ['permessage-deflate; unknown'],
  ['permessage-deflate; ='],
  ['permessage-deflated'],
  [`permessage-deflate${'; client_no_context_takeover'.repeat(100)}`],
])('any other is passed over, and the socket is a plain one: %s', (offer) => {
  expect(settled(offer)).toBeUndefined();
});
