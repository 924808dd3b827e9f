import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { recordAudit, type AuditEntry } from '@pailei/core/site/audit/record-audit';
import { runTransaction } from '@pailei/db/tx';
import { buildAccount } from '@pailei/tests/support/builders';
import { useOwner } from '@pailei/tests/support/fixtures';
import { describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps, database } = await useApp();
const owner = useOwner(database);

type Page = { items: AuditRow[]; next: string | null };

const admin = await registerPlayer(app, { username: '青石' });
await deps.db.updateTable('account').set({ role: 'admin' }).where('id', '=', admin.user.id).execute();
const { body } = await call<{ access_token: string }>(app, {
  method: 'POST',
  url: '/api/auth/login',
  payload: { username: '青石', password: PASSWORD },
});
const token = body.data!.access_token;

const read = async (query: Record<string, string> = {}) => {
  const answer = await call<Page>(app, { url: '/api/admin/audit', query, token });
  if (answer.body.status === 'error') throw new Error(answer.text);
  return answer.body.data;
};
const names = (page: Page) => page.items.map(({ target_id }) => target_id);

const referee = await buildAccount(deps.db, 'referee');
let count = 0;
/** Also an action that the site has not, or no longer. */
type Entry = Omit<AuditEntry, 'action'> & { action: string };

/** One row of an action of the referee. */
async function write(changes: Partial<Entry> = {}): Promise<string> {
  const target_id = `t${(count += 1)}`;
  const entry: Entry = {
    actor: referee,
    action: 'match.warn',
    target_type: 'match',
    target_id,
    before: { warnings: 0 },
    after: { warnings: 1 },
    reason: '迟到',
    ...changes,
  };
  await runTransaction(deps.db, (trx) => recordAudit(trx, entry as AuditEntry & { before: null; after: null }));
  return target_id;
}

describe('pages', () => {
  test('follow one another without a hole or a repeat, also while rows are added', async () => {
    const written: string[] = [];
    for (let index = 0; index < 25; index += 1) written.push(await write());
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await read({ limit: '7', action: 'match.', ...(after !== null && { after }) });
      seen.push(...names(page));
      after = page.next;
      await write({ action: 'tournament.start' });
    } while (after !== null);
    expect(seen).toHaveLength(written.length);
    expect(new Set(seen)).toEqual(new Set(written));
  });

  test('rows of the same millisecond are ordered by their ids', async () => {
    await runTransaction(deps.db, async (trx) => {
      for (const target_id of ['s1', 's2', 's3'])
        await recordAudit(trx, {
          actor: 'system',
          action: 'match.pause',
          target_type: 'x',
          target_id,
          before: null,
          after: null,
          reason: null,
        });
    });
    const first = await read({ action: 'match.pause', limit: '2' });
    const second = await read({ action: 'match.pause', limit: '2', after: first.next! });
    expect(new Set([...names(first), ...names(second)])).toEqual(new Set(['s1', 's2', 's3']));
    expect(second.next).toBeNull();
  });

  test('a made-up page mark is refused, not guessed at', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    for (const after of [
      'nowhere',
      `8-:_${id}`,
      `2026-02-30T00:00:00.000Z_${id}`,
      `2026-11-20T00:00:00.000Z_${'-'.repeat(36)}`,
    ]) {
      const answer = await call(app, { url: '/api/admin/audit', query: { after }, token });
      expect(answer.body.errors).toEqual({ after: '分页标记无效' });
    }
  });
});

describe('filters', () => {
  test('by who did it, by part of the name, and by the system', async () => {
    const own = await write();
    expect(names(await read({ actor: referee.username }))).toContain(own);
    expect((await read({ actor: referee.username.slice(0, 4) })).items.length).toBeGreaterThan(0);
    expect((await read({ actor: '没有这个人' })).items).toEqual([]);
    const system = await write({ actor: 'system' });
    expect(names(await read({ actor: '系统' }))).toContain(system);
    expect(names(await read({ actor: '系统' }))).not.toContain(own);
  });

  test('by object and by the beginning of the action, where an underscore means itself', async () => {
    const target = await write({ action: 'a_b.done' });
    await write({ action: 'axb.done' });
    expect(names(await read({ target_id: target }))).toEqual([target]);
    expect(names(await read({ action: 'a_b' }))).toEqual([target]);
  });

  test('by time, from the first moment up to but without the last', async () => {
    const target = await write();
    const [row] = (await read({ target_id: target })).items;
    const at = row!.created_at;
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect(names(await read({ target_id: target, from: at, to: later }))).toEqual([target]);
    expect(names(await read({ target_id: target, from: later }))).toEqual([]);
    expect(names(await read({ target_id: target, to: at }))).toEqual([]);
  });
});

describe('export', () => {
  test('is a file of lines in which nothing is a formula, and stands in the log itself', async () => {
    const target = await write({ reason: '=HYPERLINK("http://evil.example")', action: 'export.me' });
    const answer = await app.inject({
      url: '/api/admin/audit/export?action=export.',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body.startsWith('\u{feff}')).toBe(true);
    const lines = answer.body.trim().split('\n');
    expect(lines[0]).toBe(
      '时间（北京时间）,操作人,角色,操作,操作代码,对象类型,对象编号,对象,之前,之后,原因,IP,请求编号',
    );
    expect(lines[1]).toContain(target);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines).toHaveLength(2);
    const [row] = (await read({ action: 'audit.export' })).items;
    expect(row).toMatchObject({ actor_name: '青石', after: { action: 'export.' } });
  });

  test('is for admins alone', async () => {
    const { access_token } = await registerPlayer(app);
    for (const headers of [{}, { authorization: `Bearer ${access_token}` }])
      expect([401, 403]).toContain((await app.inject({ url: '/api/admin/audit/export', headers })).statusCode);
  });
});

test('the log only grows: the database refuses even its owner to change or remove a row', async () => {
  const target = await write();
  const change = owner.updateTable('audit_log').set({ reason: '改写' }).where('target_id', '=', target).execute();
  await expect(change).rejects.toThrow('the audit log only grows');
  await expect(owner.deleteFrom('audit_log').where('target_id', '=', target).execute()).rejects.toThrow('only grows');
  expect((await read({ target_id: target })).items).toHaveLength(1);
});
