import type { ErrorTable } from '../../http/errors.ts';

export const SETTINGS_ERRORS = {
  setting_changed: [409, '其他管理员刚刚保存了这一组设置，请核对后再保存'],
  own_second_factor_missing: [422, '请先在个人资料的「安全」中为自己启用动态验证码'],
} as const satisfies ErrorTable;
