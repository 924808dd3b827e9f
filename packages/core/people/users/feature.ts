import type { Feature } from '../../ground/features/feature.ts';
import { createUsersService } from './index.ts';
import { usersCalls } from './users.calls.ts';

export const usersFeature = {
  name: 'users',
  calls: [usersCalls],
  services: { users: createUsersService },
} as const satisfies Feature;
