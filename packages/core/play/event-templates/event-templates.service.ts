import type { DataOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import {
  EVENT_TEMPLATE_ERRORS,
  type EventTemplate,
  type EventTemplateBody,
  type eventTemplatesApi,
} from '@pailei/contracts/play/event-templates/event-templates.api';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { EVENT_TEMPLATES_MAX } from '@pailei/domain/event-series/event-series';
import { nameKey } from '@pailei/domain/typed-text/keys';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
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
type Deps = { db: Db; publisher: Publisher; now: () => string };

export type EventTemplatesService = ReturnType<typeof createEventTemplatesService>;

/** Details of events that organisers keep under names, for all of them. */
export function createEventTemplatesService(deps: Deps) {
  const { db, now } = deps;
  const changing = <Result>(change: (trx: Trx, log: LiveLog) => Promise<Result>): Promise<Result> =>
    inTransaction(deps, async (trx, log) => {
      await lockTemplates(trx);
      return change(trx, log);
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
      return changing(async (trx, log) => {
        const { id } = await runOnce(trx, call, async () => {
          const names = await findTemplateNames(trx);
          if (names.length >= EVENT_TEMPLATES_MAX) throw appError(EVENT_TEMPLATE_ERRORS, 'too_many_templates');
          const made = { id: newId(), ...columnsOf(names, null, body, now()) };
          await insertTemplate(trx, { ...made, created_by: actor.user_id, created_at: made.updated_at });
          await recordAudit(trx, { ...auditOf(made.id, actor, null, body), action: 'event_template.create' });
          log.add(managedTopic.of(), 'template_changed', { template_id: made.id });
          return { id: made.id };
        });
        return requireTemplate(trx, id);
      });
    },

    update: (actor: Actor, id: string, body: EventTemplateBody): Promise<EventTemplate> =>
      changing(async (trx, log) => {
        const before = await requireTemplate(trx, id);
        await updateTemplate(trx, id, columnsOf(await findTemplateNames(trx), id, body, now()));
        await recordAudit(trx, { ...auditOf(id, actor, before, body), action: 'event_template.update' });
        log.add(managedTopic.of(), 'template_changed', { template_id: id });
        return requireTemplate(trx, id);
      }),

    remove: (actor: Actor, id: string): Promise<DataOf<Api['remove']>> =>
      changing(async (trx, log) => {
        const before = await requireTemplate(trx, id);
        await deleteTemplate(trx, id);
        await recordAudit(trx, { ...auditOf(id, actor, before, null), action: 'event_template.delete' });
        log.add(managedTopic.of(), 'template_changed', { template_id: id });
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
  const name_key = nameKey(name);
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
