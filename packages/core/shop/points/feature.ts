import { POINTS_AUDITS } from '@pailei/contracts/shop/points/points.audits';
import { POINTS_NOTICES } from '@pailei/contracts/shop/points/points.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { balancePlace } from '../../people/personal/personal.serve.ts';
import { createPointsService } from './points.service.ts';
import { readBalance } from './points.reads.ts';
import { pointsCalls } from './points.calls.ts';

export const pointsFeature = {
  name: 'points',
  headings: { points: { name: '积分', about: '积分余额与流水。' } },
  calls: [pointsCalls],
  services: { points: createPointsService },
  offers: [balancePlace.give(async (trx, id) => (await readBalance(trx, id)) ?? 0)],
  audits: POINTS_AUDITS.actions,
  notices: POINTS_NOTICES,
} as const satisfies Feature;
