const TEXT_FRAME = 0x81;
const MASKED = 0x80;
const SHORT = 125;
const TEXT = 0x1;
const PING = 0x9;
const CLOSE = 0x8;
const ENGINE_PING = 0x32;
const VERSION = Buffer.from('"v":');
const ZERO = 0x30;
const NINE = 0x39;

/** A client's text frame, masked with zeros: right by the protocol, and no work. */
export function clientFrame(text: string): Buffer {
  return maskedFrame(TEXT_FRAME, Buffer.from(text));
}

function maskedFrame(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const header = length <= SHORT ? [first, MASKED | length] : [first, MASKED | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...header, 0, 0, 0, 0]), payload]);
}

export const PONG_FRAME = Buffer.from([0x8a, MASKED, 0, 0, 0, 0]);

export type Frames = {
  /** Of the events in these frames, in order. */
  versions: number[];
  /** Bytes of a frame that is not here as a whole. */
  rest: Buffer;
  pings: { webSocket: number; engine: number };
  /** Whole messages, for as long as the viewer greets. */
  texts: string[];
};

/** Reads a server's frames. Of events it looks for their versions only: the load must cost little. */
export function readFrames(bytes: Buffer, isGreeting: boolean): Frames {
  const frames: Frames = { versions: [], rest: bytes, pings: { webSocket: 0, engine: 0 }, texts: [] };
  let start = 0;
  while (bytes.length - start >= 2) {
    const { opcode, header, length } = readHeader(bytes, start);
    if (bytes.length - start < header || bytes.length - start < header + length) break;
    const payload = bytes.subarray(start + header, start + header + length);
    start += header + length;
    if (opcode === CLOSE) throw new Error(`closed: ${payload.subarray(2).toString()}`);
    if (opcode === PING) frames.pings.webSocket += 1;
    else if (opcode !== TEXT) continue;
    else if (length === 1 && payload[0] === ENGINE_PING) frames.pings.engine += 1;
    else if (isGreeting) frames.texts.push(payload.toString());
    else findVersions(payload, frames.versions);
  }
  frames.rest = bytes.subarray(start);
  return frames;
}

function readHeader(bytes: Buffer, start: number): { opcode: number; header: number; length: number } {
  const opcode = bytes[start]! & 0x0f;
  const short = bytes[start + 1]! & 0x7f;
  if (short <= SHORT) return { opcode, header: 2, length: short };
  if (bytes.length - start < 10) return { opcode, header: 10, length: 0 };
  return short === 126
    ? { opcode, header: 4, length: bytes.readUInt16BE(start + 2) }
    : { opcode, header: 10, length: bytes.readUInt32BE(start + 6) };
}

function findVersions(payload: Buffer, versions: number[]): void {
  for (let at = payload.indexOf(VERSION); at !== -1; at = payload.indexOf(VERSION, at)) {
    let version = 0;
    at += VERSION.length;
    for (let digit = payload[at]!; digit >= ZERO && digit <= NINE; digit = payload[++at]!) {
      version = version * 10 + digit - ZERO;
    }
    versions.push(version);
  }
}
