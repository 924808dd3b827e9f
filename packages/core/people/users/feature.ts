import type { Feature } from '../../ground/features/feature.ts';
import { createUsersService } from './users.service.ts';
import { usersCalls } from './users.calls.ts';

export const usersFeature = {
  name: 'users',
  calls: [usersCalls],
  services: { users: createUsersService },
} as const satisfies Feature;
