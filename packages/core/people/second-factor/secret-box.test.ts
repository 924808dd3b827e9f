import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret of the site, 32 characters', 'purpose one');

test('opens what it sealed, and seals the same text differently each time', () => {
  const [one, two] = [box.seal('JBSWY3DPEHPK3PXP', 'owner'), box.seal('JBSWY3DPEHPK3PXP', 'owner')];
  expect(one).not.toBe(two);
  expect([box.open(one, 'owner'), box.open(two, 'owner')]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
});

test('opens nothing for another owner, of another key or purpose, or that was changed', () => {
  const sealed = box.seal('text', 'owner');
  const bytes = Buffer.from(sealed, 'base64');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(box.open(sealed, 'another owner')).toBeUndefined();
  expect(createSecretBox('another secret, 32 characters long', 'purpose one').open(sealed, 'owner')).toBeUndefined();
  expect(createSecretBox('a secret of the site, 32 characters', 'two').open(sealed, 'owner')).toBeUndefined();
  expect(box.open(bytes.toString('base64'), 'owner')).toBeUndefined();
  for (const broken of ['', 'short', '…']) expect(box.open(broken, 'owner')).toBeUndefined();
});
