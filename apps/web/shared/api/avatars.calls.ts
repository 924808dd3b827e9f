import { AVATARS_MAX, profileApi } from '@pailei/contracts/profile';

import { api } from './api.ts';

/** Those of these users who have a picture. */
export async function readUsersWithPictures(userIds: readonly string[]): Promise<string[]> {
  const parts = Array.from({ length: Math.ceil(userIds.length / AVATARS_MAX) }, (_, index) =>
    userIds.slice(index * AVATARS_MAX, (index + 1) * AVATARS_MAX),
  );
  const answers = await Promise.all(
    parts.map((part) => api.call(profileApi.avatars, { query: { users: part.join(',') } })),
  );
  return answers.flatMap(({ users }) => users);
}
