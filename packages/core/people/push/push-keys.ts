import { createECDH } from 'node:crypto';

export type PushKeys = { publicKey: string; privateKey: string; subject: string };

/**
 * The site's VAPID keys (RFC 8292) out of the private one, 32 bytes as base64url. Push services see `subject` and may write
 * there; without https it is a mail address at the host.
 */
export function readPushKeys(privateKey: string, publicUrl: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  const { protocol, hostname } = new URL(publicUrl);
  const subject = protocol === 'https:' ? publicUrl : `mailto:no-reply@${hostname}`;
  return { publicKey: curve.getPublicKey('base64url'), privateKey, subject };
}
