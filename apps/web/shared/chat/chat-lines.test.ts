import { expect, test } from 'vitest';

import { allMessages, chatEntries, unreadCount, type ChatMessage, type SentMessage } from './chat-lines.ts';

const AT = '2026-03-01T12:00:00.000Z';

const message = (id: string, text: string, authorId = 'me'): ChatMessage => ({
  id,
  author: { id: authorId, username: `队员 ${authorId}` },
  is_staff: false,
  text,
  at: AT,
});
const sent = (text: string, change: Partial<SentMessage> = {}): SentMessage => ({
  key: text,
  text,
  at: AT,
  after: '1',
  error: null,
  id: null,
  ...change,
});
const shown = (messages: readonly ChatMessage[], own: readonly SentMessage[]) =>
  chatEntries(messages, own, 'me').map((entry) =>
    entry.kind === 'message' ? entry.message.text : `${entry.sent.text}…`,
  );

test('older pages and live messages are one list, each once, the oldest first', () => {
  const list = allMessages([message('2', '乙'), message('1', '甲')], [message('2', '乙'), message('3', '丙')]);
  expect(list.map(({ text }) => text)).toEqual(['甲', '乙', '丙']);
});

test('what was sent is shown at once, and once it came, once', () => {
  const known = [message('1', '在吗', 'other')];
  expect(shown(known, [sent('在')])).toEqual(['在吗', '在…']);
  expect(shown([...known, message('2', '在')], [sent('在')])).toEqual(['在吗', '在']);
  expect(shown(known, [sent('在', { id: '2' })])).toEqual(['在吗', '在…']);
  expect(shown([...known, message('2', '在')], [sent('在', { id: '2' })])).toEqual(['在吗', '在']);
});

test('the same words twice are two messages, and an earlier one is not taken for the new one', () => {
  const known = [message('1', '好')];
  expect(shown(known, [sent('好', { key: 'a' }), sent('好', { key: 'b' })])).toEqual(['好', '好…', '好…']);
  expect(shown([...known, message('2', '好')], [sent('好', { key: 'a' }), sent('好', { key: 'b' })])).toEqual([
    '好',
    '好',
    '好…',
  ]);
});

test('only what others wrote after the last one that was seen is new', () => {
  const list = [message('1', '甲', 'other'), message('2', '乙'), message('3', '丙', 'other')];
  expect(unreadCount(list, '1', 'me')).toBe(1);
  expect(unreadCount(list, '3', 'me')).toBe(0);
  expect(unreadCount(list, '', 'me')).toBe(2);
});
