import { createHmac, randomBytes } from 'node:crypto';

/** What the secrets are sealed for. */
export const WEBHOOK_PURPOSE = 'pailei/webhook-secrets/1';

const PREFIX = 'whsec_';

export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export type SignedMessage = { id: string; timestamp: number; body: string };

/** The headers of a message after the Standard Webhooks specification: HMAC-SHA-256 over `id.timestamp.body`. */
export function signedHeaders(secret: string, { id, timestamp, body }: SignedMessage): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': `v1,${signature}` };
}
