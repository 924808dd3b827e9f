import type { DataOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import {
  EVENT_TEMPLATE_ERRORS,
  type EventTemplate,
  type EventTemplateBody,
  type eventTemplatesApi,
} from '@pailei/contracts/play/event-templates/event-templates.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction, type Trx } from '@pailei/db/tx';
import { EVENT_TEMPLATES_MAX } from '@pailei/domain/event-series';
import type { Actor } from '@pailei/live/registry';
import { runOnce } from '../../ground/idempotency/index.ts';
import { recordAudit } from '../../site/audit/index.ts';
import {
  deleteTemplate,
  findTemplate,
  findTemplateNames,
  findTemplates,
  insertTemplate,
  lockTemplates,
  updateTemplate,
} from './event-templates.repository.ts';

type Api = typeof eventTemplatesApi;
type Deps = { db: Db; now: () => string };

export type EventTemplatesService = ReturnType<typeof createEventTemplatesService>;

/** Details of events that organisers keep under names, for all of them. */
export function createEventTemplatesService({ db, now }: Deps) {
  const changing = <Result>(change: (trx: Trx) => Promise<Result>): Promise<Result> =>
    runTransaction(db, async (trx) => {
      await lockTemplates(trx);
      return change(trx);
    });

  return {
    async list(): Promise<DataOf<Api['list']>> {
      return { items: await findTemplates(db) };
    },

    create(
      actor: Actor,
      { body, idempotencyKey: key }: { body: EventTemplateBody; idempotencyKey: string | undefined },
    ): Promise<EventTemplate> {
      const call = { account_id: actor.user_id, route: 'POST /admin/event-templates', key, body };
      return changing(async (trx) => {
        const { id } = await runOnce(trx, call, async () => {
          const names = await findTemplateNames(trx);
          if (names.length >= EVENT_TEMPLATES_MAX) throw appError(EVENT_TEMPLATE_ERRORS, 'too_many_templates');
          const made = { id: newId(), ...columnsOf(names, null, body, now()) };
          await insertTemplate(trx, { ...made, created_by: actor.user_id, created_at: made.updated_at });
          await recordAudit(trx, { ...auditOf(made.id, actor, null, body), action: 'event_template.create' });
          return { id: made.id };
        });
        return requireTemplate(trx, id);
      });
    },

    update: (actor: Actor, id: string, body: EventTemplateBody): Promise<EventTemplate> =>
      changing(async (trx) => {
        const before = await requireTemplate(trx, id);
        await updateTemplate(trx, id, columnsOf(await findTemplateNames(trx), id, body, now()));
        await recordAudit(trx, { ...auditOf(id, actor, before, body), action: 'event_template.update' });
        return requireTemplate(trx, id);
      }),

    remove: (actor: Actor, id: string): Promise<DataOf<Api['remove']>> =>
      changing(async (trx) => {
        const before = await requireTemplate(trx, id);
        await deleteTemplate(trx, id);
        await recordAudit(trx, { ...auditOf(id, actor, before, null), action: 'event_template.delete' });
        return { id };
      }),
  };
}

async function requireTemplate(trx: Trx, id: string): Promise<EventTemplate> {
  const template = await findTemplate(trx, id);
  if (!template) throw generalError('not_found');
  return template;
}

/** Throws for a name that another template has, without regard to case. */
function columnsOf(
  names: readonly { id: string; name_key: string }[],
  id: string | null,
  { name, plan }: EventTemplateBody,
  updated_at: string,
) {
  const name_key = name.toLowerCase();
  if (names.some((other) => other.id !== id && other.name_key === name_key))
    throw fieldError(EVENT_TEMPLATE_ERRORS, 'template_name_taken', 'name');
  return { name, name_key, plan: JSON.stringify(plan), updated_at };
}

type Named = Pick<EventTemplateBody, 'name' | 'plan'>;
const factsOf = (template: Named | null) => template && { name: template.name, event_name: template.plan.details.name };

const auditOf = (id: string, actor: Actor, before: Named | null, after: Named | null) => ({
  actor,
  target_type: 'event_template',
  target_id: id,
  before: factsOf(before),
  after: factsOf(after),
  reason: null,
});
