import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, request as requestHttp, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@pailei/contracts/people/push/push.api';
import { createPostPublic, type PostPublic } from '../../ground/outgoing/post-public.ts';

export type TakenPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A device with its keys, as a browser makes them, at the push service of this test. */
export function buildDevice() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${randomBytes(12).toString('base64url')}`;
  return {
    path,
    body: {
      endpoint: `https://push.example${path}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    /** By RFC 8291 and RFC 8188, as the browser does it. */
    decrypt({ body }: TakenPush): PushPayload {
      const [salt, senderLength] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + senderLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const sealed = body.subarray(21 + senderLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushPayload;
    },
  };
}
export type BuiltDevice = ReturnType<typeof buildDevice>;

/** What a push service finds in the signature of a request (RFC 8292); null where it is not the key's. */
export function readVapid({ headers }: TakenPush): { publicKey: string; aud: string; sub: string } | null {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
  return isSigned ? { publicKey, aud, sub } : null;
}

/** A push service on this machine that takes everything; `answer` changes what it says. `push.example` leads to it, and no other name. */
export async function startPushService() {
  const taken: TakenPush[] = [];
  const service = {
    taken,
    answer: (response: ServerResponse): unknown => response.writeHead(201).end(),
    postPublic: undefined as unknown as PostPublic,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      service.answer(response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  service.postPublic = createPostPublic({
    resolve: async (host) => (host === 'push.example' ? [{ address: '8.8.8.8', family: 4 }] : []),
    request: ((url: URL, options: object) =>
      requestHttp({
        ...options,
        host: '127.0.0.1',
        port,
        path: url.pathname,
        lookup: undefined,
      })) as unknown as typeof requestHttps,
  });
  return service;
}
