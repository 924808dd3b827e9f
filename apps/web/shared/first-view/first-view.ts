import { FIRST_VIEW_ELEMENT, type FirstViewData } from '@pailei/contracts/http/first-view';
import { systemTopic, type SystemView } from '@pailei/contracts/site/system/system.topic';

import { shownTopicsAtom, shownEntriesOf } from '../live/topics.atoms.ts';
import { giveFirstSystem } from '../state/first-system.ts';
import { runClocksFrom } from '../state/clock.ts';
import { firstStore, store } from '../state/store.ts';

/** What the server rendered this page with; null where it sent the empty shell. */
export function readFirstView(): FirstViewData | null {
  const text = document.getElementById(FIRST_VIEW_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as FirstViewData) : null;
}

/** The stores and clocks of the page start where the server's were. */
export function startFromFirstView({ topics, now }: FirstViewData): void {
  const shown = shownEntriesOf(topics);
  firstStore.set(shownTopicsAtom, shown);
  store.set(shownTopicsAtom, shown);
  const system = topics[systemTopic.of()]?.state as SystemView | undefined;
  if (system) giveFirstSystem([firstStore, store], system);
  runClocksFrom(now);
}

/**
 * Whether the page as it was rendered is right for this visitor: times are written by the visitor's own clock, and a link inside the
 * site may have said more than the address.
 */
export function isForVisitor({ now, ahead_minutes }: FirstViewData): boolean {
  const routerState = history.state as { usr?: unknown } | null;
  return -new Date(now).getTimezoneOffset() === ahead_minutes && (routerState?.usr ?? null) === null;
}
