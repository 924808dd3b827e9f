import { settingsApi } from '@pailei/contracts/site/settings/settings.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { SettingsService } from './settings.service.ts';

/** Those of orders are changed by the feature that applies them. */
export const settingsCalls = ({ settings }: { settings: SettingsService }): readonly HttpCall[] => [
  call(settingsApi.list, () => settings.list()),
  call(settingsApi.site, ({ actor, body }) => settings.update(actor, 'site', body)),
  call(settingsApi.stream, ({ actor, body }) => settings.update(actor, 'stream', body)),
  call(settingsApi.series, ({ actor, body }) => settings.update(actor, 'series', body)),
  call(settingsApi.shop, ({ actor, body }) => settings.update(actor, 'shop', body)),
  call(settingsApi.rewards, ({ actor, body }) => settings.update(actor, 'rewards', body)),
  call(settingsApi.accounts, ({ actor, body }) => settings.update(actor, 'accounts', body)),
  call(settingsApi.teams, ({ actor, body }) => settings.update(actor, 'teams', body)),
  call(settingsApi.words, ({ actor, body }) => settings.update(actor, 'words', body)),
];
