import type { Access } from '@pailei/contracts/http/endpoint';
import type { Area } from '@pailei/domain/maintenance/maintenance';
import type { Actor } from '@pailei/live/registry';
import { LRUCache } from 'lru-cache';
import { keptKey, type Audience } from '@pailei/core/ground/http/answer-versions';
import { writtenAnswer, type Given, type WrittenAnswer } from './written-answer.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxEntries: 2_000, maxBytes: 32 * MEGABYTE };
/** So long what the router found out of an address holds: who may read it, and that it is not delayed. */
export const HOLDS_MS = 1_000;
/** After this long one caller goes through the router again, while the others need not. */
const RENEW_MS = 800;

/** An answer that went through the router, and what has to be so for the next who asks. */
export type FastAnswer = {
  /** The route's own spelling. */
  route: string;
  access: Access;
  area: Area | undefined;
  audience: Audience;
  /** The answer holds while this topic stands there. */
  head: { topic: string; at: string };
  /** When the caller asked for whom it was made, by the clock that only grows. */
  askedAt: number;
};

type Entry = FastAnswer & { answer: WrittenAnswer; isRenewing: boolean };

export type FastAnswers = ReturnType<typeof createFastAnswers>;

/** The answers that need no router, by address and by whose they are. Those that were not renewed for the longest make room. */
export function createFastAnswers({ maxEntries, maxBytes } = LIMITS) {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    // An answer without bytes takes its place too.
    sizeCalculation: ({ answer }) => Math.max(1, answer.bytes),
  });

  function entryFor(url: string, actor: Actor | null): Entry | undefined {
    const shared = entries.peek(url);
    if (!shared) return actor ? entries.peek(keptKey(url, { account: actor.user_id })) : undefined;
    return actor === null || shared.audience === 'all' ? shared : undefined;
  }

  return {
    put(url: string, made: FastAnswer, given: Given): void {
      const key = keptKey(url, made.audience);
      const before = entries.peek(key)?.answer;
      const answer = before?.isMadeOf(given) ? before : writtenAnswer(given);
      entries.set(key, { ...made, answer, isRenewing: false });
    },

    /** `undefined`: this caller goes through the router. */
    find(url: string, actor: Actor | null, now: number): Entry | undefined {
      const entry = entryFor(url, actor);
      if (!entry) return undefined;
      const age = now - entry.askedAt;
      if (age < RENEW_MS) return entry;
      if (age >= HOLDS_MS || !entry.isRenewing) {
        entry.isRenewing = true;
        return undefined;
      }
      return entry;
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}
