import type { AuditField, AuditTexts, FieldsOf, NamedBy } from '../site/audit/audit-definitions.ts';
import { SEASON_AUDITS } from '../play/seasons/seasons.audits.ts';
import { ACCOUNT_AUDITS } from '../people/accounts/accounts.audits.ts';
import { ANNOUNCEMENT_AUDITS } from '../site/announcements/announcements.audits.ts';
import { API_KEY_AUDITS } from '../site/api-keys/api-keys.audits.ts';
import { AUDIT_AUDITS } from '../site/audit/audit.audits.ts';
import { BATTLE_AUDITS } from '../play/battles/battles.audits.ts';
import { BATTLE_CALL_AUDITS, MATCH_CALL_AUDITS } from '../play/referee-calls/calls.audits.ts';
import { CARD_AUDITS } from '../decks/cards/cards.audits.ts';
import { EVENT_SERIES_AUDITS } from '../play/event-series/event-series.audits.ts';
import { EVENT_TEMPLATE_AUDITS } from '../play/event-templates/event-templates.audits.ts';
import { ENTRIES_AUDITS } from '../play/entries/entries.audits.ts';
import { EXPERT_AUDITS } from '../people/experts/experts.audits.ts';
import { JOB_AUDITS } from '../site/jobs/jobs.audits.ts';
import { MAIL_AUDITS } from '../site/mail/mail.audits.ts';
import { MAINTENANCE_AUDITS } from '../site/maintenance/maintenance.audits.ts';
import { BATTLE_CHAT_AUDITS, MATCH_CHAT_AUDITS } from '../play/chat/chat.audits.ts';
import { MATCH_AUDITS } from '../play/matches/matches.audits.ts';
import { ORDER_AUDITS } from '../shop/orders/orders.audits.ts';
import { POINTS_AUDITS } from '../shop/points/points.audits.ts';
import { PRODUCT_AUDITS } from '../shop/products/products.audits.ts';
import { DECK_RULES_AUDITS } from '../site/deck-rules/deck-rules.audits.ts';
import { SETTING_AUDITS } from '../site/settings/settings.audits.ts';
import { SHOP_CHECK_AUDITS } from '../shop/shop-check/shop-check.audits.ts';
import { INCIDENT_AUDITS } from '../site/status/status.audits.ts';
import { STREAM_QUEUE_AUDITS } from '../play/stream-queue/stream-queue.audits.ts';
import { TEAM_AUDITS } from '../people/teams/teams.audits.ts';
import { TOURNAMENT_AUDITS } from '../play/tournaments/tournaments.audits.ts';
import { WEBHOOK_AUDITS } from '../play/webhooks/webhooks.audits.ts';
import { NO_SHOW_AUDITS } from '../play/no-shows/no-shows.audits.ts';
import { ROLES } from '@pailei/domain/rights/rights';
import { ROLE_NAMES } from '../people/accounts/role-names.ts';

export function roleText(role: string): string {
  if (role === 'system') return '系统';
  const known = ROLES.find((one) => one === role);
  return known === undefined ? role : ROLE_NAMES[known];
}

/** What every feature writes, in the order of the filter. */
export const AUDITS = [
  ACCOUNT_AUDITS,
  POINTS_AUDITS,
  PRODUCT_AUDITS,
  ORDER_AUDITS,
  SHOP_CHECK_AUDITS,
  CARD_AUDITS,
  DECK_RULES_AUDITS,
  TOURNAMENT_AUDITS,
  EVENT_TEMPLATE_AUDITS,
  EVENT_SERIES_AUDITS,
  MATCH_AUDITS,
  MATCH_CHAT_AUDITS,
  BATTLE_AUDITS,
  BATTLE_CALL_AUDITS,
  BATTLE_CHAT_AUDITS,
  NO_SHOW_AUDITS,
  ENTRIES_AUDITS,
  MATCH_CALL_AUDITS,
  EXPERT_AUDITS,
  TEAM_AUDITS,
  SEASON_AUDITS,
  STREAM_QUEUE_AUDITS,
  WEBHOOK_AUDITS,
  API_KEY_AUDITS,
  SETTING_AUDITS,
  MAINTENANCE_AUDITS,
  ANNOUNCEMENT_AUDITS,
  INCIDENT_AUDITS,
  JOB_AUDITS,
  MAIL_AUDITS,
  AUDIT_AUDITS,
] as const satisfies readonly AuditTexts[];

type KeysOf<Maps> = Maps extends unknown ? keyof Maps : never;

/** Every action that may stand in the audit log. */
export type AuditAction = KeysOf<(typeof AUDITS)[number]['actions']>;

/** What actions with this beginning go on with: `warn` of `match.warn`. */
export type AuditActionOf<Prefix extends string> = AuditAction extends infer Action
  ? Action extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/** What of the facts has no Chinese name among the `fields` of the action's feature. */
export type UnnamedFields<Action extends AuditAction, Facts> = Action extends AuditAction
  ? Exclude<FieldsOf<Facts>, NamedBy<Extract<(typeof AUDITS)[number], { actions: Record<Action, string> }>['fields']>>
  : never;

/** An action that is missing here shows its code. */
const ACTION_TEXTS = new Map<string, string>(AUDITS.flatMap(({ actions }) => Object.entries(actions)));

export const actionText = (action: string): string => ACTION_TEXTS.get(action) ?? action;

const TARGET_TEXTS = new Map<string, string>(AUDITS.flatMap(({ targets }) => Object.entries(targets)));

export const targetText = (type: string): string => TARGET_TEXTS.get(type) ?? type;

/** The beginnings of actions, to filter by. */
export const ACTION_GROUPS = AUDITS.flatMap((texts: AuditTexts) => texts.group ?? []);

const FIELDS = new Map<string, AuditTexts['fields']>(
  AUDITS.flatMap(({ actions, fields }: AuditTexts) => Object.keys(actions).map((action) => [action, fields] as const)),
);

/** The definition of a field; undefined for one that no row of this action has any more. */
export function auditField(action: string, name: string): AuditField | undefined {
  const fields = FIELDS.get(action);
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
