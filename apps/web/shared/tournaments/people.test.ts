import { expect, test } from 'vitest';

import { participantsWhoLeft, presentCount } from './people.ts';
import { draft, played, withEntrants } from './tournament.fixture.ts';

test('those on the waitlist who have checked in are not counted among the field', () => {
  const open = played(withEntrants(draft(), 2), { type: 'open_check_in', due_at: '2026-11-20T12:10:00.000Z' });
  const { participants } = played(open, { type: 'check_in', participant_id: 'p1' });
  const [first, second] = [participants['p1']!, participants['p2']!];
  const waiting = { ...second, status: 'waitlisted', checked_in_at: first.checked_in_at } as const;
  expect(presentCount({ participants: { p1: first, p2: waiting } })).toBe(1);
});

test('those who left are listed by pinyin', () => {
  const { participants } = withEntrants(draft(), 3);
  const left = ['一叶知秋', '青萍', '阿离'].map((name, index) => {
    const one = participants[`p${index + 1}`]!;
    return [one.id, { ...one, name, status: 'dropped' as const }] as const;
  });
  const names = participantsWhoLeft({ ...draft(), participants: Object.fromEntries(left) }).map(({ name }) => name);
  expect(names).toEqual(['阿离', '青萍', '一叶知秋']);
});
