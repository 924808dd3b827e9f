// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { SortableList, type SortableItem } from './SortableList.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ITEMS: readonly SortableItem[] = ['青石', '南柯', '白鹭'].map((name, index) => ({ id: String(index), name }));
const ROW_PX = 60;

let container: HTMLElement;
const held = vi.fn();

function Sorted() {
  const [items, setItems] = useState(ITEMS);
  const move = (id: string, to: number) =>
    setItems((now) => {
      const from = now.findIndex((item) => item.id === id);
      const item = now[from];
      return item ? now.toSpliced(from, 1).toSpliced(to, 0, item) : now;
    });
  return (
    <SortableList label="名单" items={items} onMove={move} onHold={held}>
      {({ name }, _, handle) => (
        <>
          {handle}
          <span>{name}</span>
        </>
      )}
    </SortableList>
  );
}

const order = () => [...container.querySelectorAll('li span')].map(({ textContent }) => textContent);
const handle = (name: string) => container.querySelector<HTMLElement>(`[aria-label="移动 ${name}"]`)!;
const said = () => container.querySelector('[aria-live]')?.textContent;

async function press(name: string, key: string): Promise<void> {
  await act(async () => {
    handle(name).focus();
    handle(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

async function point(name: string, type: string, clientY: number): Promise<void> {
  const event = new MouseEvent(type, { bubbles: true, clientY, button: 0 });
  await act(async () => handle(name).dispatchEvent(Object.assign(event, { pointerId: 1 })));
}

beforeEach(async () => {
  held.mockClear();
  document.body.innerHTML = '<div></div>';
  container = document.body.firstElementChild as HTMLElement;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.getBoundingClientRect = function rect(this: HTMLElement) {
    const top = [...(this.parentElement?.children ?? [])].indexOf(this) * ROW_PX;
    return { top, height: ROW_PX } as DOMRect;
  };
  await act(async () => createRoot(container).render(<Sorted />));
});

test('the arrows move a row, which keeps its focus and is announced', async () => {
  await press('白鹭', 'ArrowUp');
  expect(order()).toEqual(['青石', '白鹭', '南柯']);
  expect(document.activeElement).toBe(handle('白鹭'));
  expect(said()).toBe('白鹭 移到第 2 位');
  await press('白鹭', 'End');
  expect(order()).toEqual(['青石', '南柯', '白鹭']);
});

test('a row is dragged to another place, and only then has moved', async () => {
  await point('青石', 'pointerdown', 30);
  await point('青石', 'pointermove', 110);
  expect(order()).toEqual(['青石', '南柯', '白鹭']);
  await point('青石', 'pointerup', 110);
  expect(order()).toEqual(['南柯', '青石', '白鹭']);
  expect(held.mock.calls).toEqual([[true], [false]]);
});

test('Esc puts a row back that is held', async () => {
  await point('青石', 'pointerdown', 30);
  await point('青石', 'pointermove', 200);
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  await point('青石', 'pointerup', 200);
  expect(order()).toEqual(['青石', '南柯', '白鹭']);
});
