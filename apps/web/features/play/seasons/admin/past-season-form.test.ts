import { pastSeasonBody, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { expect, test } from 'vitest';

import { pastBodyOf, pastFormOf, type PastSeasonForm } from './past-season-form.ts';

const FORM: PastSeasonForm = {
  ...pastFormOf(null),
  number: 3,
  name: '霜降赛季',
  starts: '2025-03-01T08:00',
  ends: '2025-06-01T08:00',
  champion: '霜刃战队',
  opponent: '夜航船',
  wins: 3,
  losses: 1,
  places: '2 夜航船\n\n3、听雨楼\n3. 烛龙',
  roster: '炉火\n 白榆 ',
};
const bodyOf = (changes: Partial<PastSeasonForm> = {}) => pastBodyOf({ ...FORM, ...changes }, null);
const faultsOf = (changes: Partial<PastSeasonForm>) =>
  pastSeasonBody.safeParse(bodyOf(changes)).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('lines of places and names become a season that the contract accepts', () => {
  expect(faultsOf({})).toEqual([]);
  expect(bodyOf().by_hand).toMatchObject({
    places: [
      { place: 2, name: '夜航船' },
      { place: 3, name: '听雨楼' },
      { place: 3, name: '烛龙' },
    ],
    roster: ['炉火', '白榆'],
  });
});

test('a final may be missing, and a half of it is refused at its field', () => {
  expect(bodyOf({ opponent: '', wins: Number.NaN, losses: Number.NaN }).by_hand.final).toBeNull();
  expect(faultsOf({ opponent: '' })).toEqual(['by_hand.final.opponent']);
  expect(faultsOf({ wins: 1, losses: 3 })).toEqual(['by_hand.final.losses']);
});

test('a line without a place is refused', () => {
  expect(faultsOf({ places: '夜航船' })).toContain('by_hand.places.0.place');
});

test('what was entered comes back into the form as it was typed', () => {
  const { by_hand, intro, ...season } = pastSeasonBody.parse(bodyOf());
  const known = { ...season, by_hand, content: { intro, matches: [] } } as unknown as ManagedSeason;
  expect(pastBodyOf(pastFormOf(known), known)).toEqual(bodyOf());
});
