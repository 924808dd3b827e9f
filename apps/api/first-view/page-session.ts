import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import { SESSION_SECONDS } from '@pailei/core/people/sessions/token-rules';
import type { VerifyToken } from '@pailei/core/people/sessions/tokens';
import type { LoginData } from '@pailei/core/people/login/login.service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below these stand the pages that are rendered for whoever is logged in. The cookie goes with no call of the API and no file. */
const FOLDERS = ['/shopping', '/teams/battles'];

type Options = { publicUrl: string; verifyToken: VerifyToken };

export type PageSessions = Awaited<ReturnType<typeof addPageSessions>>;

/**
 * The login as the request for a page tells it: the token once more, in a cookie, since a browser that asks for a page sends no
 * header of its own. It is read here and nowhere else: no call of the API takes a cookie, so that no other site can act by it.
 */
export async function addPageSessions(app: FastifyInstance, { publicUrl, verifyToken }: Options) {
  await app.register(fastifyCookie);
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Secure-page_session' : 'page_session';
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure };

  return {
    /** With the answer to a login; as long as its session. */
    begin(reply: FastifyReply, { access_token, user }: LoginData): void {
      for (const path of FOLDERS)
        reply.setCookie(name, access_token, { ...options, path, maxAge: SESSION_SECONDS[user.role] });
    },
    end(reply: FastifyReply): void {
      for (const path of FOLDERS) reply.clearCookie(name, { ...options, path });
    },
    async isMember({ cookies }: FastifyRequest): Promise<boolean> {
      const token = cookies[name];
      return token !== undefined && (await verifyToken(token)) !== undefined;
    },
  };
}
