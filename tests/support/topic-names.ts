import { SIDES } from '@pailei/domain/series/sides';
import { TOPICS } from '@pailei/contracts/features/topics';

/** The name of every topic of the site for these ids, of both sides where a topic has a side. */
export function topicNames(ids: readonly string[]): string[] {
  return TOPICS.flatMap(({ name }) => {
    const named = name.includes('{id}') ? ids.map((id) => name.replace('{id}', id)) : [name];
    return named.flatMap((one) => (one.includes('{side}') ? SIDES.map((side) => one.replace('{side}', side)) : [one]));
  });
}
