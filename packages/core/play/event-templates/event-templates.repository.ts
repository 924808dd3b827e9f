import { storedPlanSchema } from '@pailei/contracts/play/event-templates/event-plan';
import type { EventTemplate } from '@pailei/contracts/play/event-templates/event-templates.api';
import type { Db } from '@pailei/db/client';
import { byPinyin } from '@pailei/db/pinyin';
import type { EventTemplateTable } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import { sql, type Insertable, type Updateable } from 'kysely';

function templates(db: Db | Trx) {
  return db
    .selectFrom('event_template as template')
    .innerJoin('account', 'account.id', 'template.created_by')
    .select([
      'template.id',
      'template.name',
      'template.plan',
      'template.created_by',
      'account.username',
      'template.created_at',
      'template.updated_at',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof templates>['execute']>>[number];

function templateOf({ created_by, username, plan, ...template }: Row): EventTemplate {
  return { ...template, plan: storedPlanSchema.parse(plan), created_by: { id: created_by, username } };
}

/** By name. */
export async function findTemplates(db: Db): Promise<EventTemplate[]> {
  const rows = await templates(db).orderBy('template.name_key', byPinyin()).orderBy('template.id').execute();
  return rows.map(templateOf);
}

export async function findTemplate(db: Db | Trx, id: string): Promise<EventTemplate | undefined> {
  const row = await templates(db).where('template.id', '=', id).executeTakeFirst();
  return row && templateOf(row);
}

/** Whoever changes templates does so one after the other, so that count and names hold. */
export async function lockTemplates(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('event-templates'))`.execute(trx);
}

export function findTemplateNames(trx: Trx): Promise<{ id: string; name_key: string }[]> {
  return trx.selectFrom('event_template').select(['id', 'name_key']).execute();
}

export async function insertTemplate(trx: Trx, row: Insertable<EventTemplateTable>): Promise<void> {
  await trx.insertInto('event_template').values(row).execute();
}

type Changes = Pick<Updateable<EventTemplateTable>, 'name' | 'name_key' | 'plan' | 'updated_at'>;

export async function updateTemplate(trx: Trx, id: string, changes: Changes): Promise<void> {
  await trx.updateTable('event_template').set(changes).where('id', '=', id).execute();
}

export async function deleteTemplate(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('event_template').where('id', '=', id).execute();
}
