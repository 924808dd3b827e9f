import { z } from 'zod';
import { endpoint, idParams, idSchema, isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';

/** Of one account; a new one beyond that takes the place of the oldest. */
export const MAX_DEVICES = 10;

const ADDRESS_MAX = 1000;
const INVALID = '浏览器给出的推送地址无效，请重新开启';

/** Where the browser's push service takes what is sent: https alone, and never with a login in it. */
const address = z
  .string(INVALID)
  .max(ADDRESS_MAX, INVALID)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url?.protocol === 'https:' && url.username === '' && url.password === '';
  }, INVALID);

/** Keys of RFC 8291, base64url: a point of P-256 without compression, and 16 bytes. */
const keys = z.strictObject(
  {
    p256dh: z.string(INVALID).regex(/^B[\w-]{86}=?$/, INVALID),
    auth: z.string(INVALID).regex(/^[\w-]{22}(?:==)?$/, INVALID),
  },
  INVALID,
);

export const deviceSchema = z.object({
  id: z.string(),
  /** Browser and system, as far as they say. */
  device: z.string(),
  created_at: isoTime,
  /** When its push service last took something. */
  sent_at: z.nullable(isoTime),
  /** Of the login that asks. */
  is_current: z.boolean(),
});
export type Device = z.output<typeof deviceSchema>;

/** What the service worker is handed, encrypted on its way. */
export const pushPayloadSchema = z.object({
  /** A later one with the same tag takes its place. */
  tag: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where a press leads, within the site. */
  link: z.string(),
  /** It stays until it is answered. */
  is_call: z.boolean(),
  receipt: z.string(),
});
export type PushPayload = z.output<typeof pushPayloadSchema>;

export const pushApi = {
  devices: endpoint({
    method: 'GET',
    path: '/notifications/devices',
    access: 'user',
    summary: '我的推送设备，与订阅所需的公钥（本站未开启推送时为 null）',
    data: z.object({ public_key: z.nullable(z.string()), items: z.array(deviceSchema) }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/notifications/devices',
    access: 'user',
    summary: '让这台设备在页面关闭时也收到通知',
    errors: [409],
    body: z.strictObject({ endpoint: address, keys }),
    data: deviceSchema,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/notifications/devices/:id',
    access: 'user',
    summary: '不再向我的一台设备推送',
    params: idParams,
    data: z.object({}),
  }),
  test: endpoint({
    method: 'POST',
    path: '/notifications/devices/:id/test',
    access: 'user',
    summary: '向我的一台设备发送一条测试通知',
    errors: [409, 429],
    params: idParams,
    data: z.object({}),
  }),
  /** By the service worker, which has no login: the receipt is known to the device alone. */
  shown: endpoint({
    method: 'POST',
    path: '/notifications/push-shown',
    access: 'public',
    summary: '设备回报推送已显示，凭证只用一次',
    body: z.strictObject({ receipt: idSchema }),
    data: z.object({}),
  }),
};

export const PUSH_ERRORS = {
  push_off: [409, '本站没有开启推送'],
  push_address: [422, INVALID],
  push_tested: [429, '刚刚发送过测试通知，请稍后再试'],
} as const satisfies ErrorTable;

export const PUSH_TEST_TEXT = {
  title: '测试通知',
  text: '这台设备能收到牌擂的通知。',
  link: '/profile?tab=notifications',
};
