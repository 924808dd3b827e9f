import type { TournamentState } from '@pailei/domain/tournament/types';

import type { KeptEvent } from '../../../../shared/kept-events/kept-events.ts';
import { keptLists, type KeptList } from './kept-lists.ts';
import styles from './OfflinePage.module.css';

type Tag = keyof HTMLElementTagNameMap;

function element<T extends Tag>(tag: T, className: string | undefined, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.append(...children);
  return made;
}

/** The event of the address, or the list of those that are kept. */
export function renderKept(root: HTMLElement, events: readonly KeptEvent[], id: string | undefined): void {
  const kept = events.find(({ tournament }) => tournament.id === id);
  document.body.className = styles['ground'] ?? '';
  root.className = styles['page'] ?? '';
  root.replaceChildren(...(kept ? eventParts(root, events, kept) : listParts(root, events)));
}

const timeText = (iso: string) =>
  new Date(iso).toLocaleString('zh-CN', {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

function eventParts(root: HTMLElement, events: readonly KeptEvent[], { tournament, kept_at }: KeptEvent): Node[] {
  const all = button('全部保存的赛事', () => renderKept(root, events, undefined));
  const bar = element(
    'div',
    styles['bar'],
    button('打印', () => print()),
    button('重新连接', () => location.reload()),
    all,
  );
  const note = element('p', styles['note'], `暂时无法连接网站。以下内容截至 ${timeText(kept_at)}，恢复后会自动更新。`);
  note.setAttribute('role', 'status');
  return [element('h1', styles['title'], tournament.name), note, bar, ...tables(tournament)];
}

function tables(tournament: TournamentState): Node[] {
  return keptLists(tournament).map((list) => {
    const scroller = element('div', styles['scroller'], table(list));
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'region');
    scroller.setAttribute('aria-label', list.title);
    return scroller;
  });
}

function table({ title, heads, rows }: KeptList): Node {
  const cells = (values: readonly string[]) =>
    element('tr', undefined, ...values.map((text) => element('td', undefined, text)));
  const headings = heads.map((text) => {
    const heading = element('th', undefined, text);
    heading.scope = 'col';
    return heading;
  });
  return element(
    'table',
    styles['list'],
    element('caption', undefined, title),
    element('thead', undefined, element('tr', undefined, ...headings)),
    element('tbody', undefined, ...rows.map(cells)),
  );
}

function listParts(root: HTMLElement, events: readonly KeptEvent[]): Node[] {
  const text =
    events.length === 0
      ? '暂时无法连接网站，这台设备上也没有保存的赛事。'
      : '暂时无法连接网站。这台设备上保存了打开过的赛事：';
  const entries = events.map(({ tournament, kept_at }) =>
    element(
      'li',
      undefined,
      button(`${tournament.name}（截至 ${timeText(kept_at)}）`, () => renderKept(root, events, tournament.id)),
    ),
  );
  const note = element('p', styles['note'], text);
  note.setAttribute('role', 'status');
  const bar = element(
    'div',
    styles['bar'],
    button('重新连接', () => location.reload()),
  );
  return [element('h1', styles['title'], '暂时无法连接'), note, bar, element('ul', styles['events'], ...entries)];
}

function button(text: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', styles['button'], text);
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
}
