import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import type { BattleFormat } from '@pailei/domain/battles/settings';
import { begin, finish, play, startedTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import { buildSettings, REASON, REFEREE } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { replaySteps } from '../../../../shared/replay/replay.ts';
import { battleSentence } from './sentences.ts';

const sentences = ({ events }: BattleTable) =>
  replaySteps(events, { fold: foldBattle, evolve: evolveBattle }).map(({ event, state }) =>
    battleSentence(event, state),
  );

const BOARDS = { code: 'boards', size: 3, decided: 'majority', tie: 'ace' } as const;

test('a battle reads from its first event to its last', () => {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false }));
  begin(table, 1);
  play(table, 'a', 'a', 'a');
  const lines = sentences(table);
  expect(lines[0]).toBe('甲队 对 乙队，团队战建立');
  expect(lines).toContain('第 1 擂开台：选手 a1 对 选手 b1');
  expect(lines).toContain('第 1 擂结束 2:0，甲队 胜，总比分 1:0');
  expect(lines).toContain('选手 a1 3 连胜');
  expect(lines).toContain('选手 a1 一穿三');
  expect(lines.at(-1)).toMatch(/团队战结束 3:0，甲队 取胜|选手 a1/);
});

test('a line-up that is locked says nothing of who is in it', () => {
  const lines = sentences(startedTable(buildSettings(BOARDS)));
  const before = lines.slice(0, lines.indexOf('双方名单锁定，按赛制公开'));
  expect(before).toContain('甲队 的出战名单已锁定');
  expect(before.join()).not.toContain('选手');
});

test('a ruling names the referee and the reason', () => {
  const table = startedTable(buildSettings(BOARDS));
  table.send(REFEREE, { type: 'forfeit_board', board_number: 2, losers: 'a', reason: REASON });
  table.send(REFEREE, { type: 'pause', reason: REASON });
  expect(sentences(table)).toContain(`裁判 裁判甲 第 2 台裁判裁定，乙队 胜，原因：${REASON}`);
  expect(sentences(table).at(-1)).toBe(`裁判 裁判甲 暂停团队战，原因：${REASON}`);
});

test('a battle that is decided tells how many boards are left', () => {
  const table = startedTable(buildSettings({ ...BOARDS, size: 5 } satisfies BattleFormat));
  for (const number of [1, 2, 3]) finish(table, number, 'b');
  expect(sentences(table)).toContain('胜负已定，其余 2 台不再进行');
});
