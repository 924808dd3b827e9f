import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { expect, test } from 'vitest';
import { refuseReservedName } from './reserved-names.ts';

const { reserved_names } = DEFAULT_SETTINGS.accounts;

test.each(['admin', 'ADMIN', 'ａｄｍｉｎ', 'ad-min', '_Admin_', '𝐚𝐝𝐦𝐢𝐧', '管理员', '裁判', '裁-判', '官方', 'Referee'])(
  '%s passes for one of the site’s own',
  (name) => {
    expect(() => refuseReservedName(name, reserved_names)).toThrow('这个用户名不可使用，请换一个');
  },
);

test.each(['炉火', 'administer', '小裁判', 'admiral', '2077'])('%s does not', (name) => {
  expect(() => refuseReservedName(name, reserved_names)).not.toThrow();
});

test('a list without names refuses nobody', () => {
  expect(() => refuseReservedName('admin', [])).not.toThrow();
});
