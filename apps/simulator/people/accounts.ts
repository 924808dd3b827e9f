import { setTimeout as sleep } from 'node:timers/promises';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import { TOTP } from 'otpauth';
import { CallError, createSiteClient, type SiteAddress, type SiteClient } from '../connections/site-client.ts';

export type Account = { username: string; user_id: string; site: SiteClient };

/** `totp_secret`: of the second factor, in base32, where the account has one. */
export type Credentials = { username: string; password: string; totp_secret?: string };

export async function logIn(address: SiteAddress, credentials: Credentials): Promise<Account> {
  const site = createSiteClient(address);
  const { access_token, user } = await answerOf(site, credentials);
  site.signIn(access_token);
  return { username: user.username, user_id: user.id, site };
}

/** Each code counts once: one that another run has used a moment ago is followed by the next. */
async function answerOf(site: SiteClient, { username, password, totp_secret }: Credentials) {
  const body = { username, password };
  if (totp_secret === undefined) return site.call(loginApi.login, { body });
  const totp = new TOTP({ secret: totp_secret });
  const withCode = () => site.call(loginApi.login, { body: { ...body, totp_code: totp.generate() } });
  return withCode().catch(async (error: unknown) => {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    await sleep(totp.remaining());
    return withCode();
  });
}

/** A new player, made for this run. */
export async function signUp(
  address: SiteAddress,
  username: string,
  number: number,
): Promise<Account & { password: string }> {
  const site = createSiteClient(address);
  const password = crypto.randomUUID();
  const body = {
    username,
    email: `${crypto.randomUUID()}@example.invalid`,
    password,
    game_id: `${username}#${1_000 + number}`,
  };
  const registered = site.call(loginApi.register, { body }).catch((error: unknown) => {
    // An answer that was lost: the account is there since the first try.
    if (!(error instanceof CallError) || error.status !== 409) throw error;
    return site.call(loginApi.login, { body: { username, password } });
  });
  const { access_token, user } = await registered;
  site.signIn(access_token);
  return { username: user.username, user_id: user.id, site, password };
}

const FIRST = [
  '北风',
  '墨染',
  '一剑',
  '长街',
  '半糖',
  '三更',
  '青萍',
  '云顶',
  '夜航',
  '霜刃',
  '渡鸦',
  '鹿鸣',
  '无相',
  '赤壁',
  '长安',
  '桥洞',
];
const SECOND = [
  '不渡',
  '青衫',
  '霜寒',
  '听雨',
  '拿铁',
  '灯火',
  '微澜',
  '茶馆',
  '船歌',
  '如雪',
  '衔枝',
  '于野',
  '无我',
  '东风',
  '夜话',
  '底下',
];

/** Names as players give themselves, all different: after the first 256 with a number. */
export function playerName(index: number): string {
  const shift = Math.floor(index / FIRST.length);
  const turn = Math.floor(index / (FIRST.length * SECOND.length));
  return `${FIRST[index % FIRST.length]}${SECOND[(index + shift) % SECOND.length]}${turn > 0 ? turn + 1 : ''}`;
}
