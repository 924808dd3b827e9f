import type { Notice, NoticeText, NoticeKind } from '@pailei/contracts/features/notice-text';
import type { Notification as InboxItem, NoticeSwitches } from '@pailei/contracts/features/notifications.api';

import { areBrowserNoticesAllowed, showBrowserNotice } from '../../../shared/alarms/browser-notice.ts';
import { claimWindow, isAnyWindowVisible, isVisible } from '../../../shared/alarms/windows.ts';
import { dismissNotification, notify } from '../../../shared/ui/feedback/toast.ts';
import { acknowledge } from './receipts.ts';
import { markedTitle } from './title-mark.ts';
import { playTone } from '../../../shared/sound/tone.ts';

/** `round`: for which time it was sent again; 0: it is new. */
export type Arrival = { item: InboxItem; round: number; switches: NoticeSwitches };

/** Kinds that mean: it is the reader's turn. */
const YOUR_TURN: readonly NoticeKind[] = [
  'match_ready',
  'opponent_reported',
  'case_opened',
  'referee_called',
  'battle_naming',
];
const MAX_CARDS = 3;

/** What came while this window was out of sight. */
let unseen: Arrival[] = [];
/** Items with a card in this window; those whose time is over, too. */
let carded: string[] = [];

/**
 * Shows what arrived: a card in every window that is in sight; a tone and, where none is in sight, the browser's own
 * notification, from one window only. `go` follows a link inside the app.
 */
export async function announce(arrival: Arrival, go: (link: string) => void): Promise<void> {
  if (isVisible()) await showCard(arrival);
  else hold(arrival);
  const { item, round, switches } = arrival;
  if (!(await claimWindow(`${item.id}:${round}`))) return;
  if (switches.sound) await playTone().catch(() => undefined);
  if (switches.browser && !(await isAnyWindowVisible())) await showBrowserNotification(arrival, go);
}

/** The visitor is back: show the newest notifications and reset the title. */
export function showUnseen(): void {
  const waiting = unseen;
  unseen = [];
  markTitle();
  for (const arrival of waiting.slice(-MAX_CARDS)) void showCard(arrival);
}

/** Read in the inbox or in another window: nothing to show any more. `ids` null: all of them. */
export function dismissRead(ids: readonly string[] | null): void {
  const isRead = (id: string) => ids === null || ids.includes(id);
  unseen = unseen.filter(({ item }) => !isRead(item.id));
  carded.filter(isRead).forEach(dismissNotification);
  carded = carded.filter((id) => !isRead(id));
  markTitle();
}

function hold(arrival: Arrival): void {
  unseen = [...unseen.filter(({ item }) => item.id !== arrival.item.id), arrival];
  markTitle();
}

function markTitle(): void {
  const count = unseen.filter(({ item }) => YOUR_TURN.includes(item.notice.kind)).length;
  document.title = markedTitle(document.title, count);
}

/** The texts of all notices are loaded with the first that comes; offline there is none, and it waits in the inbox. */
const textOf = (notice: Notice): Promise<NoticeText | null> =>
  import('@pailei/contracts/features/notice-text').then(({ noticeText }) => noticeText(notice)).catch(() => null);

async function showCard({ item, round, switches }: Arrival): Promise<void> {
  const said = switches.toast ? await textOf(item.notice) : null;
  if (said === null) return;
  const { title, text, link } = said;
  const tone = YOUR_TURN.includes(item.notice.kind) ? 'warning' : 'info';
  carded = [...carded, item.id];
  notify({
    id: item.id,
    title,
    description: text,
    tone,
    action: { label: '查看', to: link, onFollow: () => markReadNow(item) },
  });
  void acknowledge([item.id], 'notification', round);
}

/** Where the browser shows none, the card waits in the window. */
async function showBrowserNotification({ item, round }: Arrival, go: (link: string) => void): Promise<void> {
  if (!areBrowserNoticesAllowed()) return;
  const said = await textOf(item.notice);
  if (said === null) return;
  const onOpen = () => {
    markReadNow(item);
    go(said.link);
  };
  if (showBrowserNotice({ title: said.title, text: said.text, tag: item.id, onOpen })) {
    void acknowledge([item.id], 'browser', round);
  }
}

/** Its owner has answered it. */
export function markReadNow({ id }: Pick<InboxItem, 'id'>): void {
  import('./inbox.calls.ts')
    .then(({ sendRead }) => sendRead([id]))
    // it then stays unread, and the inbox shows it so
    .catch(() => undefined);
}
