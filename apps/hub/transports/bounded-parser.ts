import { isTooDeep } from '@pailei/core/ground/http/json-depth';
import * as parser from 'socket.io-parser';

/** Reads text packets of bounded depth only; a packet of another kind ends its connection. */
class BoundedDecoder extends parser.Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || isTooDeep(packet)) throw new TypeError('not a packet of this protocol');
    super.add(packet);
  }
}

/** Socket.IO's own protocol without its binary packets, which are put together by recursion. */
export const boundedParser = { ...parser, Decoder: BoundedDecoder };
