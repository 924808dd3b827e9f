import { isDeepStrictEqual } from 'node:util';
import { DECK_RULES_ERRORS, type DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import { AppError, appError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { className, formatName } from '@pailei/domain/decks/deck-rules';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../audit/record-audit.ts';
import { classesInUse, formatsInUse, lockDeckRules, saveDeckRules } from './deck-rules.repository.ts';
import { readDeckRulesView, summaryOf } from './deck-rules.reads.ts';

export type DeckRulesDeps = { db: Db; publisher: Publisher; now: () => string };
export type DeckRulesService = ReturnType<typeof createDeckRulesService>;

type Rules = DeckRulesView['rules'];
type DeckClass = Rules['classes'][number];
type DeckFormat = Rules['formats'][number];

/** Classes, formats and limits as data: what an admin saves holds for the next deck, on every open page. */
export function createDeckRulesService(deps: DeckRulesDeps) {
  const { db, now } = deps;
  return {
    get: () => readDeckRulesView(db),

    /** Throws `deck_rules_changed` when somebody saved since `version`, `deck_class_in_use` and `deck_format_in_use`. */
    update(actor: Actor, { version, rules }: DeckRulesView): Promise<DeckRulesView> {
      return inTransaction(deps, async (trx, log) => {
        const before = await lockDeckRules(trx);
        if (before.version !== version) throw appError(DECK_RULES_ERRORS, 'deck_rules_changed');
        await refuseRemovals(trx, before.rules, rules);
        await saveDeckRules(trx, { version: version + 1, rules, updated_at: now(), updated_by: actor.user_id });
        const after = await readDeckRulesView(trx);
        log.add(systemTopic.of(), 'deck_rules_changed', summaryOf(after));
        await recordAudit(trx, {
          actor,
          action: 'deck_rules.update',
          target_type: 'deck_rules',
          target_id: String(after.version),
          ...difference(before.rules, after.rules),
          reason: null,
        });
        return after;
      });
    },
  };
}

async function refuseRemovals(trx: Trx, before: Rules, after: Rules): Promise<void> {
  const removed = (part: 'classes' | 'formats') => {
    const kept = new Set(after[part].map(({ id }) => id));
    return before[part].map(({ id }) => id).filter((id) => !kept.has(id));
  };
  const [usedClass] = await classesInUse(trx, removed('classes'));
  if (usedClass !== undefined) throw inUse('deck_class_in_use', className(before, usedClass));
  const [usedFormat] = await formatsInUse(trx, removed('formats'));
  if (usedFormat !== undefined) throw inUse('deck_format_in_use', formatName(before, usedFormat));
}

/** Says which one it is. */
function inUse(code: 'deck_class_in_use' | 'deck_format_in_use', name: string): AppError {
  const [status, text] = DECK_RULES_ERRORS[code];
  return new AppError(code, status, `「${name}」：${text}`);
}

/** For the audit log: only the classes, formats and limits that are not as they were. */
function difference(before: Rules, after: Rules): { before: Parts; after: Parts } {
  const parts = ({ classes, formats, ...limits }: Rules): Parts => ({
    ...limits,
    ...(Object.fromEntries(classes.map((one) => [`class ${one.id}`, one])) as Record<`class ${string}`, DeckClass>),
    ...(Object.fromEntries(formats.map((one) => [`format ${one.id}`, one])) as Record<`format ${string}`, DeckFormat>),
  });
  const [old, fresh] = [parts(before), parts(after)];
  const differs = (key: string) => !isDeepStrictEqual(old[key as keyof Parts], fresh[key as keyof Parts]);
  const only = (all: Parts) => Object.fromEntries(Object.entries(all).filter(([key]) => differs(key))) as Parts;
  return { before: only(old), after: only(fresh) };
}

type Parts = Partial<Omit<Rules, 'classes' | 'formats'>> &
  Record<`class ${string}`, DeckClass> &
  Record<`format ${string}`, DeckFormat>;
