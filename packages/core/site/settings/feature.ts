import { SETTING_AUDITS } from '@pailei/contracts/site/settings/settings.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createSettingsService, createStreamHosts } from './index.ts';

export const settingsFeature = {
  name: 'settings',
  services: { settings: createSettingsService, streamHosts: createStreamHosts },
  audits: SETTING_AUDITS.actions,
} as const satisfies Feature;
