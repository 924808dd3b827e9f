import { expect, test } from 'vitest';
import type { ChatMessage } from './battle-chat-views.ts';
import { foldBattleChat } from './battle-chat.fold.ts';

const AT = '2026-03-01T12:00:00.000Z';

const message = (id: string): ChatMessage => ({
  id,
  side: 'a',
  line: 'team',
  author: { id: 'u', username: '青锋' },
  is_staff: false,
  text: id,
  at: AT,
});

test('a message stands once and last, also where the answer of its own call came first', () => {
  const chat = { messages: [message('1'), message('2')] };
  const added = { v: 1, t: 'message_added', p: { message: message('2') }, at: AT };
  expect(foldBattleChat(chat, added)).toEqual(chat);
  expect(foldBattleChat({ messages: [message('1')] }, added)).toEqual(chat);
});
