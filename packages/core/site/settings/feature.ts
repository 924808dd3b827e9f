import { SETTING_AUDITS } from '@pailei/contracts/site/settings/settings.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createSettingsService, createStreamHosts } from './index.ts';
import { settingsCalls } from './settings.calls.ts';

export const settingsFeature = {
  name: 'settings',
  calls: [settingsCalls],
  services: { settings: createSettingsService, streamHosts: createStreamHosts },
  audits: SETTING_AUDITS.actions,
} as const satisfies Feature;
