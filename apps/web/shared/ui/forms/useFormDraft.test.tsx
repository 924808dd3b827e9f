// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';

import { Provider } from '../../state/jotai.ts';
import { signInAtom } from '../../state/session.atoms.ts';
import { store } from '../../state/store.ts';
import { PLAYER } from '../../state/user.fixture.ts';
import { useFormDraft } from './useFormDraft.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Letter = { text: string; password: string };
const FIELDS = ['text'] as const;
const mounted: { form?: ReturnType<typeof useForm<Letter>>; root?: ReturnType<typeof createRoot> } = {};

function LetterForm() {
  const form = useForm<Letter>({ defaultValues: { text: '', password: '' } });
  const { isDirty } = form.formState;
  useFormDraft(form, 'letter', FIELDS);
  useEffect(() => {
    mounted.form = form;
  });
  return (
    <form data-dirty={isDirty}>
      <input {...form.register('text')} />
      <input {...form.register('password')} />
    </form>
  );
}

/** The form's values after the page was opened by this account. */
async function open(userId: string): Promise<Letter> {
  await act(async () => mounted.root?.unmount());
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  mounted.root = root;
  store.set(signInAtom, { token: 't', user: { ...PLAYER, id: userId } });
  await act(async () =>
    root.render(
      <Provider store={store}>
        <LetterForm />
      </Provider>,
    ),
  );
  return mounted.form!.getValues();
}

async function type(values: Partial<Letter>): Promise<void> {
  await act(async () => {
    for (const [field, text] of Object.entries(values)) {
      mounted.form!.setValue(field as keyof Letter, text, { shouldDirty: true });
    }
  });
}

beforeEach(() => sessionStorage.clear());

test('what was typed is there again, without the password, and counts as changed', async () => {
  await open('a');
  await type({ text: '去年冠军', password: 'secret' });
  expect(await open('a')).toEqual({ text: '去年冠军', password: '' });
  expect(document.querySelector('form')?.dataset['dirty']).toBe('true');
  expect(sessionStorage.getItem('form_draft:a:letter')).toBe('{"text":"去年冠军"}');
});

test('nobody sees the draft of another account', async () => {
  await open('a');
  await type({ text: '去年冠军' });
  expect(await open('b')).toEqual({ text: '', password: '' });
});

test('what was saved or reverted is not stored', async () => {
  await open('a');
  await type({ text: '去年冠军' });
  await act(async () => mounted.form!.reset({ text: '去年冠军', password: '' }));
  expect(await open('a')).toEqual({ text: '', password: '' });
});
