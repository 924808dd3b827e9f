// @vitest-environment happy-dom
import { Autocomplete } from '@base-ui/react/autocomplete';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { PickInput } from '../shared/ui/forms/Input.tsx';
import { keepKeysOfInputMethods } from './input-methods.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => keepKeysOfInputMethods(window));

const picked = vi.fn();
const closed = vi.fn();

async function draw(page: React.ReactNode): Promise<HTMLInputElement> {
  picked.mockClear();
  closed.mockClear();
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(page));
  return place.querySelector('input') ?? expect.fail('no input');
}

const press = (input: HTMLInputElement, init: KeyboardEventInit) =>
  act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })));

const COMPOSING = [
  ['while a text is composed', { key: 'Enter', isComposing: true }],
  ['that ends a composition in Safari', { key: 'Enter', keyCode: 229 }],
  ['that the input method has taken', { key: 'Process', keyCode: 229 }],
] as const;

describe.each(COMPOSING)('a key %s', (_which, init) => {
  test('picks nothing in a field whose Enter picks', async () => {
    const input = await draw(<PickInput value="王" onChange={() => undefined} onEnter={picked} />);
    await press(input, init);
    expect(picked).not.toHaveBeenCalled();
    await press(input, { key: 'Enter' });
    expect(picked).toHaveBeenCalledOnce();
  });

  test('picks nothing in a list of suggestions, and reaches no other part of the page', async () => {
    const input = await draw(
      <div role="presentation" onKeyDown={closed}>
        <Autocomplete.Root open inline items={['王者']} filter={null} autoHighlight="always">
          <Autocomplete.Input />
          <Autocomplete.List>
            {(item: string) => (
              <Autocomplete.Item key={item} value={item} onClick={picked}>
                {item}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Root>
      </div>,
    );
    await press(input, init);
    expect(picked).not.toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
  });
});
