import { profileApi } from '@pailei/contracts/people/profile/profile.api';
import { PROFILE_LIMIT } from '../../ground/http/call-limits.ts';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { AvatarsService } from '../avatars/avatars.service.ts';
import type { PlayersService } from './players.service.ts';
import type { ProfileService } from './profile.service.ts';

type Needs = { avatars: AvatarsService; players: PlayersService; profile: ProfileService };

/** Pictures change; whether there is none is kept as long, so that a list of players asks for it once. */
const AVATAR_CACHE = 'public, max-age=300';

export const profileCalls = ({ avatars, players, profile }: Needs): readonly HttpCall[] => [
  call(profileApi.update, ({ actor, body }) => profile.update(actor, body), { accountLimit: PROFILE_LIMIT }),
  call(profileApi.player, ({ params }) => players.get(params.id)),
  call(profileApi.record, ({ params, query }) => players.record(params.id, query)),
  call(profileApi.avatars, async ({ query }) => ({ users: await avatars.withPictures(query.users) })),
  fileCall(
    profileApi.avatar,
    async ({ params }) => {
      const avatar = await avatars.read(params.user);
      return avatar && { ...avatar, name: 'avatar.webp', cache: AVATAR_CACHE };
    },
    { missingCache: AVATAR_CACHE },
  ),
];
