import { profileApi } from '@pailei/contracts/people/profile/profile.api';
import type { AvatarsService } from '@pailei/core/people/avatars';
import type { PlayersService, ProfileService } from '@pailei/core/people/profile';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { PROFILE_LIMIT } from '../../../plugins/account-limit.ts';
import { route } from '../../../http/routing.ts';

type Services = { avatars: AvatarsService; players: PlayersService; profile: ProfileService };

/** Pictures change; whether there is none is kept as long, so that a list of players asks for it once. */
const AVATAR_CACHE = 'public, max-age=300';

export function profileRoutes(app: FastifyInstance, { avatars, players, profile }: Services): void {
  route(app, profileApi.update, ({ actor, body }) => profile.update(actor, body), { accountLimit: PROFILE_LIMIT });
  route(app, profileApi.player, ({ params }) => players.get(params.id));
  route(app, profileApi.record, ({ params, query }) => players.record(params.id, query));
  route(app, profileApi.avatars, async ({ query }) => ({ users: await avatars.withPictures(query.users) }));
  fileRoute(
    app,
    profileApi.avatar,
    async ({ params }) => {
      const avatar = await avatars.read(params.user);
      return avatar && { ...avatar, name: 'avatar.webp', cache: AVATAR_CACHE };
    },
    { missingCache: AVATAR_CACHE },
  );
}
