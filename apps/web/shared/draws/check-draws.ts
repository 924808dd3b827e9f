import type { Draws, DrawsRecord } from '@pailei/contracts/play/draws/draws.api';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { matchDraws } from '@pailei/domain/tournament/draws/match/match-draws';
import type { CoveredSince, RecordedDraw } from '@pailei/domain/tournament/draws/types';
import { drawKey, type DrawKey } from '@pailei/domain/random/draw-key';

/** `uncovered`: drawn before the event had a secret. `unchecked`: this browser cannot compute the keys. */
export type Verdict = 'same' | 'different' | 'uncovered' | 'unchecked';

export type CheckedDraw = Pick<RecordedDraw, 'label' | 'subject' | 'at' | 'result'> & { readonly verdict: Verdict };

export type CheckedEvent = {
  /** Whether the secret is the one that the event had committed itself to. */
  readonly secret: Verdict;
  readonly draws: readonly CheckedDraw[];
};

/** Browsers offer it to pages over https and on localhost alone. */
export type Hashing = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'> | undefined;

/** Draws everything again, by the published secret and the very functions that drew it. */
export async function checkDraws(
  draws: Draws,
  found: readonly RecordedDraw[],
  hashing: Hashing,
): Promise<CheckedEvent> {
  const secret = bytesOf(draws.random_secret ?? '');
  if (!hashing) {
    return {
      secret: 'unchecked',
      draws: found.map((draw) => checked(draw, draw.is_covered ? 'unchecked' : 'uncovered')),
    };
  }
  const hash = hexOf(await hashing.digest('SHA-256', secret));
  const keyOf = await keysFrom(secret, hashing);
  return {
    secret: hash === draws.commitment ? 'same' : 'different',
    draws: await Promise.all(found.map(async (draw) => checked(draw, await verdictOf(draw, keyOf)))),
  };
}

/** Since when the event or the battle draws from its secret. */
export const coveredSince = ({ since_version, since_at }: Draws): CoveredSince => ({
  version: since_version,
  at: since_at ?? '',
});

/** The system's choices in matches in which a side let its time run out. */
export const choicesIn = (matches: DrawsRecord['matches'], since: CoveredSince): RecordedDraw[] =>
  matches.flatMap((match) => matchDraws(match.events.map(seriesEventOf), since));

async function verdictOf(draw: RecordedDraw, keyOf: (label: string) => Promise<DrawKey>): Promise<Verdict> {
  if (!draw.is_covered) return 'uncovered';
  const again = draw.redraw(await keyOf(draw.label));
  return JSON.stringify(again) === JSON.stringify(draw.result) ? 'same' : 'different';
}

function checked({ label, subject, at, result }: RecordedDraw, verdict: Verdict): CheckedDraw {
  return { label, subject, at, result, verdict };
}

/** The key of a draw: HMAC-SHA-256(secret, label). */
async function keysFrom(secret: BufferSource, hashing: NonNullable<Hashing>) {
  const key = await hashing.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const text = new TextEncoder();
  return async (label: string) => drawKey(hexOf(await hashing.sign('HMAC', key, text.encode(label))));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
