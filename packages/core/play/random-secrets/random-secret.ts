import { createHmac, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { drawKey, type DrawKeyOf } from '@pailei/domain/random/draw-key';

const SECRET_BYTES = 32;

/**
 * What all draws of an event come from. It is no string and no plain object, so that no view's type takes it; written as
 * JSON it throws, and logs show its name alone. It leaves the server by `reveal`, when the event is over.
 */
export class RandomSecret {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    if (bytes.length !== SECRET_BYTES) throw new RangeError(`a random secret has ${SECRET_BYTES} bytes`);
    this.#bytes = bytes;
  }

  static fresh(): RandomSecret {
    return new RandomSecret(randomBytes(SECRET_BYTES));
  }

  /** HMAC-SHA-256(secret, label): no key reveals anything of another, nor of the secret. */
  readonly keyOf: DrawKeyOf = (label) => drawKey(createHmac('sha256', this.#bytes).update(label).digest('hex'));

  /** The bytes themselves, for the private table. */
  stored(): Buffer {
    return Buffer.from(this.#bytes);
  }

  /** 64 hexadecimal digits, for everybody to check the draws by. */
  reveal(): string {
    return this.stored().toString('hex');
  }

  toJSON(): never {
    throw new Error('a random secret stands in no view');
  }

  [inspect.custom](): string {
    return 'RandomSecret';
  }
}
