import { BATTLE_CHAT_ERRORS, battleChatApi } from '@pailei/contracts/play/chat/battle-chat.api';
import { MATCH_CHAT_ERRORS, matchChatApi } from '@pailei/contracts/play/chat/match-chat.api';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { buildAccount, buildServices, buildTournament } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { seatedMatch } from '../../../../tests/support/seat.ts';
import { staffTopicDefinition } from '../staff/staff.serve.ts';
import { createBattleChatService, createMatchChatService } from './chat.service.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const services = buildServices(db);
const matchChat = createMatchChatService(world.deps);
const battleChat = createBattleChatService(world.deps);
const referee = await buildAccount(db, 'referee');
const reason = '出言不逊';
const PAGE = { limit: 50 };

/** A chat with two who read and write in it, and one of another team or match. */
type Chat = {
  kind: 'match' | 'battle';
  id: string;
  author: Actor;
  reader: Actor;
  stranger: Actor;
  line?: 'team' | 'staff';
};

async function ofMatch(): Promise<Chat> {
  const stages = [{ type: 'swiss', rounds: 1, best_of: 3 }] as const;
  const cup = await buildTournament(db, services, { players: 2, settings: { bans: 0, stages } });
  await services.tournaments.start(cup.referee, cup.id);
  const { id, sides } = await seatedMatch(db, cup);
  return { kind: 'match', id, author: sides.a, reader: sides.b, stranger: await buildAccount(db) };
}

const battle = await world.build(battleSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' }));
await world.start(battle);

async function ofBoard(): Promise<Chat> {
  const [author, reader] = [world.player(battle, 'a', 0), world.player(battle, 'b', 0)];
  const stranger = world.player(battle, 'a', 5);
  return { kind: 'match', id: await world.matchOf(battle.id, 1), author, reader, stranger };
}

function ofLine(line: 'team' | 'staff'): Chat {
  const [author, reader] = [world.player(battle, 'a', 1), world.player(battle, 'a', 2)];
  return { kind: 'battle', id: battle.id, line, author, reader, stranger: world.player(battle, 'b', 1) };
}

const CHATS: readonly [string, Chat][] = [
  ['of a match', await ofMatch()],
  ['of a board', await ofBoard()],
  ['of a team', ofLine('team')],
  ['of a team and the referees', ofLine('staff')],
];

const write = ({ kind, id, line = 'team' }: Chat, actor: Actor, text: string) => {
  const message = { text, idempotencyKey: undefined };
  return kind === 'match'
    ? matchChat.add(actor, { id }, message)
    : battleChat.add(actor, { id, line, side: 'a' }, message);
};
const list = ({ kind, id, line = 'team' }: Chat, actor: Actor) =>
  kind === 'match' ? matchChat.list(actor, { id }, PAGE) : battleChat.list(actor, { id, line, side: 'a' }, PAGE);
const report = ({ kind, id, line = 'team' }: Chat, actor: Actor, message_id: string) =>
  kind === 'match'
    ? matchChat.report(actor, { id }, { message_id, reason })
    : battleChat.report(actor, { id, line }, { message_id, reason });
const service = ({ kind }: Chat) => (kind === 'match' ? matchChat : battleChat);
const errorsOf = ({ kind }: Chat) => (kind === 'match' ? MATCH_CHAT_ERRORS : BATTLE_CHAT_ERRORS);
const bodyOf = ({ kind }: Chat) => (kind === 'match' ? matchChatApi : battleChatApi).add.body;

async function reportCases() {
  const view = await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'));
  return view?.cases.filter(({ kind }) => kind === 'chat_report' || kind === 'battle_chat_report') ?? [];
}

/** Each test begins later than the limit of the last one reaches. */
beforeEach(() => {
  world.clock.offsetMs += 20_000;
});

describe.each(CHATS)('the chat %s', (_name, chat) => {
  const { author, reader, stranger } = chat;

  test('takes one line of text without what cannot be seen', () => {
    expect(bodyOf(chat).parse({ text: ' 好\u202e的\n' })).toMatchObject({ text: '好的' });
    expect(bodyOf(chat).safeParse({ text: '\u200b' }).success).toBe(false);
  });

  test('is read by those who are in it, and by no one of another side', async () => {
    const { id } = await write(chat, author, '我到了');
    expect((await list(chat, reader)).items.map((one) => one.id)).toContain(id);
    const theirs = await list(chat, stranger).catch(() => ({ items: [] }));
    expect(theirs.items.map((one) => one.id)).not.toContain(id);
  });

  test('refuses the words of the site’s list, but for those by which a referee is called', async () => {
    await expect(write(chat, author, '赌 博加我')).rejects.toMatchObject({ message: TEAM_ERRORS.word_refused[1] });
    await expect(write(chat, author, '裁判，对面好像开外挂')).resolves.toMatchObject({ is_staff: false });
  });

  test('takes five messages in ten seconds', async () => {
    for (let index = 0; index < 5; index += 1) await write(chat, author, `第 ${index} 条`);
    await expect(write(chat, author, '第六条')).rejects.toMatchObject({ code: 'chat_too_fast', status: 429 });
    await expect(write(chat, reader, '另一个人')).resolves.toMatchObject({ text: '另一个人' });
  });

  test('has its messages reported, as a case of the referees that is answered once', async () => {
    const { id } = await write(chat, author, '难听的话');
    await expect(report(chat, author, id)).rejects.toMatchObject({ code: 'own_message' });
    await expect(report(chat, stranger, id)).rejects.toMatchObject({ name: 'AppError' });
    await expect(report(chat, reader, newId())).rejects.toMatchObject({ status: 404 });
    const { id: report_id } = await report(chat, reader, id);
    await expect(report(chat, reader, id)).rejects.toMatchObject({ code: 'report_again' });
    expect((await reportCases()).map((one) => 'report_id' in one && one.report_id)).toEqual([report_id]);
    expect(JSON.stringify(await reportCases())).not.toContain('难听的话');
    const { items } = await service(chat).reports(referee, chat.id);
    expect(items.at(-1)).toMatchObject({ message: { text: '难听的话' }, reason, closed: null });
    const close = () => service(chat).closeReport(referee, { id: chat.id, report_id }, '已警告');
    await expect(close()).resolves.toMatchObject({ closed: { answer: '已警告' } });
    await expect(close()).rejects.toMatchObject({ code: 'report_closed' });
    expect(await reportCases()).toEqual([]);
  });

  test('is closed to a muted author until a referee lifts that', async () => {
    const mute = (actor: Actor, is_muted: boolean) =>
      service(chat).mute(actor, chat.id, { account_id: author.user_id, is_muted, reason });
    await expect(mute(reader, true)).rejects.toMatchObject({ status: 403 });
    const { muted } = await mute(referee, true);
    expect(muted).toEqual([{ account_id: author.user_id, username: author.username, reason }]);
    await expect(mute(referee, true)).rejects.toMatchObject({ code: 'muted_already' });
    await expect(write(chat, author, '喂')).rejects.toMatchObject({ message: errorsOf(chat).chat_muted[1] });
    expect(await mute(referee, false)).toEqual({ muted: [] });
    await expect(write(chat, author, '谢谢')).resolves.toMatchObject({ text: '谢谢' });
  });
});

test('no one writes in any of them a day after the end', async () => {
  const ended = new Date(Date.parse(world.now()) - 25 * 3_600_000).toISOString();
  await db.updateTable('match').set({ finished_at: ended, status: 'cancelled' }).execute();
  await db.updateTable('battle').set({ ended_at: ended, status: 'cancelled' }).execute();
  for (const [, chat] of CHATS)
    await expect(write(chat, chat.author, '还在吗')).rejects.toMatchObject({ code: 'chat_closed' });
});
