import type { TopicDescription } from '@pailei/contracts/topics/topic-description';
import { TOPICS } from '@pailei/contracts/features/topics';
import type { Side } from '@pailei/domain/series/sides';

export type ParsedTopic = { kind: string; id?: string; side?: Side };

/** Topics without parameters, by their name. */
const SINGLE: ReadonlyMap<string, TopicDescription> = new Map(
  TOPICS.filter(({ name }) => !name.includes('{')).map((topic) => [topic.name, topic]),
);

const FAMILIES = TOPICS.filter(({ name }) => name.includes('{')).map((topic) => ({ topic, pattern: patternOf(topic) }));

function patternOf({ name }: TopicDescription): RegExp {
  const pattern = name.replace('{id}', '(?<id>[0-9A-Za-z_-]{1,64})').replace('{side}', '(?<side>[ab])');
  return new RegExp(`^${pattern}$`);
}

const LONGEST_NAME = 120;

/** What a topic's name stands for; `undefined` for one that none of the site's topics has. */
export function parseTopic(name: string): ParsedTopic | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const single = SINGLE.get(name);
  if (single) return { kind: single.kind };
  for (const { topic, pattern } of FAMILIES) {
    const found = pattern.exec(name);
    if (!found) continue;
    const { id, side } = found.groups ?? {};
    return { kind: topic.kind, ...(id !== undefined && { id }), ...((side === 'a' || side === 'b') && { side }) };
  }
  return undefined;
}

/** Topics whose head many transactions share. Their lock is taken last, so that it is held shortest. */
export const isWideTopic = (name: string): boolean => SINGLE.get(name)?.isWide ?? false;

/** Whose log is kept for ever, as the partial index on `created_at` names them. */
export const KEPT_PREFIXES = ['match:', 'battle:', 'tournament:'] as const;
