import { DETAIL_FIELDS, type DetailField } from '@pailei/domain/tournament/details/freezes';
import type { SettingFault } from '@pailei/domain/tournament/settings-faults';
import { SERIES_FAULT_TEXTS } from '../../../site/settings/series-fault-texts.ts';
import { DETAIL_NAMES } from './detail-names.ts';
import { placeOfField } from './field-places.ts';

/** Faults that name no single setting, by the setting in whose part of the form they are shown. */
const SETTING_OF: Readonly<Record<string, DetailField>> = { league: 'team' };

const settingOf = (field: string): DetailField | undefined => {
  const [setting = ''] = field.split('.');
  return SETTING_OF[setting] ?? DETAIL_FIELDS.find((known) => known === setting);
};

/** Where what is wrong is in the body of a call. */
export function placeOfFault(field: string): string {
  const setting = settingOf(field);
  if (!setting) return field;
  const [, ...parts] = field.split('.');
  return [placeOfField(setting), ...parts].join('.');
}

/** What is wrong at its field. */
export const faultText = ({ code }: Pick<SettingFault, 'code'>): string =>
  code === 'not_possible' ? '这项设置不能这样组合，请核对' : SERIES_FAULT_TEXTS[code];

/** The same where no form shows the field. */
export function namedFaultText(fault: SettingFault): string {
  const setting = settingOf(fault.field);
  return setting ? `${DETAIL_NAMES[setting]}：${faultText(fault)}` : faultText(fault);
}
