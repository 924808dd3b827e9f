import type { SystemView } from '@pailei/contracts/site/system/system.topic';
import type { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;
type Taker = (store: Store, system: SystemView) => void;

const takers: Taker[] = [];
const given: [stores: readonly Store[], system: SystemView][] = [];

/** What a stored atom takes of the site's settings that a rendered page shows, whichever of the two is there first. */
export function onFirstSystem(take: Taker): void {
  takers.push(take);
  for (const [stores, system] of given) for (const store of stores) take(store, system);
}

/** The settings that the page of this browser was rendered with. */
export function giveFirstSystem(stores: readonly Store[], system: SystemView): void {
  given.push([stores, system]);
  for (const store of stores) showSystem(store, system);
}

/** On the server: those of one rendering. */
export function showSystem(store: Store, system: SystemView): void {
  for (const take of takers) take(store, system);
}
