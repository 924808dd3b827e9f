import { endpoint } from '@pailei/contracts/http/endpoint';
import type { Feature } from '@pailei/core/ground/features/feature';
import { call, type HttpCall } from '@pailei/core/ground/http/calls';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { z } from 'zod';

/** A feature of the smallest kind, as its own folders would hold it. No site has it. */
type GuestbookEntryTable = { id: string; account_id: string; words: string };

const entrySchema = z.object({ id: z.string(), words: z.string() });

const guestbookApi = {
  list: endpoint({
    method: 'GET',
    path: '/guestbook',
    access: 'public',
    summary: '留言',
    data: z.object({ items: z.array(entrySchema) }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/guestbook',
    access: 'user',
    summary: '写留言',
    body: z.strictObject({ words: z.string('请输入留言').min(1, '请输入留言').max(100, '最多 100 字') }),
    data: entrySchema,
  }),
};

/** What its migration makes. */
export const GUESTBOOK_TABLE =
  'create table guestbook_entry (id uuid primary key, account_id uuid not null, words text not null)';

function createGuestbookService({ db }: { db: Db }) {
  const tables = db.$extendTables<{ guestbook_entry: GuestbookEntryTable }>();
  return {
    list: async () => ({
      items: await tables.selectFrom('guestbook_entry').select(['id', 'words']).orderBy('id').limit(100).execute(),
    }),
    write: (actor: Actor, words: string) =>
      tables
        .insertInto('guestbook_entry')
        .values({ id: newId(), account_id: actor.user_id, words })
        .returning(['id', 'words'])
        .executeTakeFirstOrThrow(),
  };
}

type GuestbookService = ReturnType<typeof createGuestbookService>;

const guestbookCalls = ({ guestbook }: { guestbook: GuestbookService }): readonly HttpCall[] => [
  call(guestbookApi.list, () => guestbook.list()),
  call(guestbookApi.write, ({ actor, body }) => guestbook.write(actor, body.words)),
];

export const guestbookFeature = {
  name: 'guestbook',
  headings: { guestbook: { name: '留言', about: '留言簿。' } },
  calls: [guestbookCalls],
  services: { guestbook: createGuestbookService },
} as const satisfies Feature;
