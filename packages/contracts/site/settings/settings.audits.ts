import { SETTING_TEXTS } from './settings.api.ts';
import { STREAM_KIND_NAMES } from './stream-kind-names.ts';
import type { AuditTexts } from '../audit/audit-definitions.ts';

/** As the form calls them. */
const labelsOf = <Name extends string>(fields: Readonly<Record<Name, { label: string }>>): Record<Name, string> =>
  Object.fromEntries(Object.entries<{ label: string }>(fields).map(([name, { label }]) => [name, label])) as Record<
    Name,
    string
  >;

export const SETTING_AUDITS = {
  group: { prefix: 'setting.', text: '系统设置' },
  actions: {
    'setting.update': '修改系统设置',
  },
  targets: { setting: '设置' },
  fields: {
    ...labelsOf(SETTING_TEXTS.site.fields),
    ...labelsOf(SETTING_TEXTS.stream.fields),
    ...labelsOf(SETTING_TEXTS.series.fields),
    ...labelsOf(SETTING_TEXTS.shop.fields),
    ...labelsOf(SETTING_TEXTS.rewards.fields),
    ...labelsOf(SETTING_TEXTS.orders.fields),
    ...labelsOf(SETTING_TEXTS.accounts.fields),
    ...labelsOf(SETTING_TEXTS.teams.fields),
    ...labelsOf(SETTING_TEXTS.words.fields),
    kind: { label: SETTING_TEXTS.stream.fields.kind.label, values: STREAM_KIND_NAMES },
    place_to: '至名次',
    points: '积分',
  },
} as const satisfies AuditTexts;
