import type { Feature } from '../../ground/features/feature.ts';
import { createUsersService } from './index.ts';

export const usersFeature = {
  name: 'users',
  services: { users: createUsersService },
} as const satisfies Feature;
