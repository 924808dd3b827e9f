import type { profileApi } from '@pailei/contracts/people/profile/profile.api';
import type { DataOf, Envelope } from '@pailei/contracts/http/endpoint';

/** At most as many as the endpoint takes. */
const USERS_PER_CALL = 100;

/** Those of these users who have a picture. By plain `fetch`: client and schemas would make the match view a quarter larger. */
export async function readUsersWithPictures(userIds: readonly string[]): Promise<string[]> {
  const parts = Array.from({ length: Math.ceil(userIds.length / USERS_PER_CALL) }, (_, index) =>
    userIds.slice(index * USERS_PER_CALL, (index + 1) * USERS_PER_CALL),
  );
  return (await Promise.all(parts.map(readPart))).flat();
}

async function readPart(userIds: readonly string[]): Promise<string[]> {
  const response = await fetch(`/api/avatars?users=${userIds.join(',')}`);
  const answer = (await response.json()) as Envelope<DataOf<typeof profileApi.avatars>>;
  return answer.status === 'success' ? answer.data.users : [];
}
