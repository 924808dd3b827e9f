import { POINTS_AUDITS } from '@pailei/contracts/shop/points/points.audits';
import { POINTS_NOTICES } from '@pailei/contracts/shop/points/points.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { createPointsService } from './index.ts';

export const pointsFeature = {
  name: 'points',
  services: { points: createPointsService },
  audits: POINTS_AUDITS.actions,
  notices: POINTS_NOTICES,
} as const satisfies Feature;
