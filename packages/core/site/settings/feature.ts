import { SETTING_AUDITS } from '@pailei/contracts/site/settings/settings.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createSettingsService } from './settings.service.ts';
import { createStreamHosts } from './stream-hosts.ts';
import { settingsCalls } from './settings.calls.ts';

export const settingsFeature = {
  name: 'settings',
  calls: [settingsCalls],
  services: { settings: createSettingsService, streamHosts: createStreamHosts },
  audits: SETTING_AUDITS.actions,
} as const satisfies Feature;
