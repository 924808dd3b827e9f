import { begin, board, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { buildSettings, SYSTEM } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { waitingTexts } from './waiting-texts.ts';

test('the console of a relay counts games, that of other formats boards', () => {
  const relay = startedTable(buildSettings({ code: 'relay', size: 3 }));
  expect(waitingTexts('follow', relay.state, 'a').title).toBe('等待双方就绪');
  begin(relay, 1);
  const match_id = board(relay, 1).match_id ?? '';
  relay.send(SYSTEM, { type: 'progress_board', match_id, score: { a: 2, b: 1 }, next_game: 4 });
  expect(waitingTexts('follow', relay.state, 'b')).toMatchObject({
    title: '第 4 局正在进行',
    text: expect.stringContaining('总比分 1 : 2'),
  });
  const boards = startedTable(buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' }));
  begin(boards, 1);
  expect(waitingTexts('follow', boards.state, 'a').title).toBe('1 台正在进行');
});
