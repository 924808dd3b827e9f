import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { deckRulesSchema } from '@pailei/contracts/site/deck-rules/deck-rules';
import { expect, test } from 'vitest';

import { errorsOfCheck } from '../../../../shared/api/field-errors.ts';
import { errorsOfEntry, numberOf, numbersOf, placeOf, withEntry, withoutEntry, type Rules } from './rules.model.ts';

const RULES = structuredClone(HEARTHSTONE) as Rules;
const EVOKER = { id: 'evoker', name: '唤魔师', card_class: 'EVOKER', color: null, heroes: [999_001] };
const count = RULES.classes.length;

const problemsOf = (rules: Rules) => {
  const { error } = deckRulesSchema.safeParse(rules);
  return error ? errorsOfCheck(error) : {};
};

test('a new class comes last, a changed one stays in its place, a removed one is gone', () => {
  const added = withEntry(RULES, 'classes', null, EVOKER);
  expect(added.classes.at(-1)).toEqual(EVOKER);
  const changed = withEntry(added, 'classes', 'mage', { ...RULES.classes[0]!, name: '术师' });
  expect(changed.classes.map(({ name }) => name).slice(0, 2)).toEqual(['术师', '战士']);
  expect(withoutEntry(added, 'classes', 'evoker')).toEqual(RULES);
  expect(withEntry(RULES, 'formats', 'wild', { ...RULES.formats[1]!, deck_size: 31 }).formats[1]?.deck_size).toBe(31);
});

test('an error of an entry belongs to its field, also one inside of a list', () => {
  const wrong = { ...EVOKER, color: 'red', heroes: [0] };
  const errors = problemsOf(withEntry(RULES, 'classes', null, wrong));
  expect(Object.keys(errorsOfEntry(errors, 'classes', count)).toSorted()).toEqual(['color', 'heroes']);
});

test('an entry that one further down repeats has the error at the repeated field', () => {
  const errors = problemsOf(withEntry(RULES, 'classes', 'mage', { ...RULES.classes[0]!, name: '战士' }));
  expect(errorsOfEntry(errors, 'classes', placeOf(RULES, 'classes', 'mage'))).toEqual({ name: '与后面的重复' });
});

test('an error of the server is shown where it belongs', () => {
  expect(errorsOfEntry({ 'rules.formats.0.sets': '至少选择一个系列' }, 'formats', 0)).toEqual({
    sets: '至少选择一个系列',
  });
  expect(errorsOfEntry({ root: '其他管理员刚刚修改了组牌规则' }, 'formats', 0)).toEqual({
    root: '其他管理员刚刚修改了组牌规则',
  });
  expect(errorsOfEntry({}, 'formats', 0)).toEqual({});
});

test('numbers are read however they are parted, each once', () => {
  expect(numbersOf('637, 2829；637\n 39117')).toEqual([637, 2829, 39117]);
  expect(numbersOf('')).toEqual([]);
  expect([numberOf(' 30 '), numberOf(''), numberOf('3.5'), numberOf('-1')]).toEqual([30, null, null, null]);
});
