import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTopicContracts, type Breach } from './topic-contracts.ts';

const SHAPES = {
  match: { snapshot: z.object({ id: z.string() }), events: { started: z.strictObject({ game: z.number() }) } },
  tournaments: { snapshot: z.nullable(z.object({ count: z.number() })), events: {} },
};

function contractsOf(isStrict: boolean) {
  const breaches: Breach[] = [];
  return {
    breaches,
    contracts: createTopicContracts(SHAPES, { isStrict, report: (breach) => void breaches.push(breach) }),
  };
}

test('what its contract names passes as it is', () => {
  const { contracts, breaches } = contractsOf(true);
  const payload = { game: 1 };
  expect(contracts.payload('match', 'started', payload)).toBe(payload);
  expect(contracts.snapshot('match', { id: '1' })).toEqual({ id: '1' });
  expect(contracts.snapshot('tournaments', null)).toBeNull();
  expect(breaches).toEqual([]);
});

test('tests and development fail on an unknown key and on a wrong value', () => {
  const { contracts } = contractsOf(true);
  expect(() => contracts.payload('match', 'started', { game: 1, secret: 's' })).toThrow('/secret');
  expect(() => contracts.payload('match', 'started', { game: '1' })).toThrow('/game');
  expect(() => contracts.snapshot('match', { id: '1', created_by: 'x' })).toThrow('/created_by');
});

test('a running site drops an unknown key and reports it', () => {
  const { contracts, breaches } = contractsOf(false);
  expect(contracts.payload('match', 'started', { game: 1, secret: 's' })).toEqual({ game: 1 });
  expect(contracts.snapshot('match', { id: '1', created_by: 'x' })).toEqual({ id: '1' });
  expect(breaches).toEqual([
    { kind: 'match', what: 'started', problems: ['/secret'] },
    { kind: 'match', what: 'the snapshot', problems: ['/created_by'] },
  ]);
});

test.each([true, false])(
  'nothing is written to a topic, or under a type, that no contract names (strict: %s)',
  (isStrict) => {
    const { contracts } = contractsOf(isStrict);
    expect(() => contracts.payload('match', 'toString', {})).toThrow('no contract');
    expect(() => contracts.payload('match', 'snapshot', { id: '1' })).toThrow('no contract');
    expect(() => contracts.payload('tournaments', 'started', { game: 1 })).toThrow('no contract');
    expect(() => contracts.payload('nowhere', 'started', { game: 1 })).toThrow('no contract');
    expect(() => contracts.snapshot('__proto__', {})).toThrow('no contract');
  },
);

test('a stored payload is stripped, and one of an unknown type is empty', () => {
  const { contracts } = contractsOf(true);
  expect(contracts.storedPayload('match', 'started', { game: 1, secret: 's' })).toEqual({ game: 1 });
  expect(contracts.storedPayload('match', 'of_tomorrow', { secret: 's' })).toEqual({});
});
