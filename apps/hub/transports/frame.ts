import { deflatedMessage, type SharedText } from './deflate.ts';

/** The two transports carry the same messages in different framing. */
export type Transport = 'socketio' | 'feed';

/** `inflates`: the client has agreed to messages that are deflated. */
export type FrameFormat = { readonly transport: Transport; readonly inflates: boolean };

/** A JSON object as text, in three pieces. */
export type SharedBody = { readonly start: string; readonly shared: SharedText; readonly end: string };

const FINAL_TEXT = 0x81;
/** RSV1: the payload is deflated (RFC 7692). */
const DEFLATED = 0x40;
const SHORT = 125;
const MEDIUM = 0xffff;

/** A server's WebSocket text frame (RFC 6455 section 5.2), as one buffer, so that one write sends it. */
export function textFrame(text: string): Buffer {
  const { frame, header } = emptyFrame(FINAL_TEXT, Buffer.byteLength(text));
  frame.write(text, header);
  return frame;
}

function deflatedFrame(pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const { frame, header } = emptyFrame(FINAL_TEXT | DEFLATED, length);
  let at = header;
  for (const piece of pieces) at += piece.copy(frame, at);
  return frame;
}

/** With its header, for a payload of so many bytes. */
function emptyFrame(firstByte: number, length: number): { frame: Buffer; header: number } {
  const header = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = firstByte;
  if (length <= SHORT) frame[1] = length;
  else if (length <= MEDIUM) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  return { frame, header };
}

const CLOSING: Record<Transport, string> = { socketio: ']', feed: '' };

/** A message of name `type` up to the end of `start`, which begins a JSON object. With an `id` it answers the request that had it. */
function openMessage(transport: Transport, type: string, start: string, id: number | undefined): string {
  if (transport === 'socketio') return id === undefined ? `42["${type}",${start}` : `43${id}[${start}`;
  const head = id === undefined ? `{"type":"${type}"` : `{"type":"${type}","id":${id}`;
  return start === '{}' ? `${head}}` : `${head},${start.slice(1)}`;
}

/** One message for many sockets: encoded once for each format that needs it. */
export class SharedMessage {
  readonly type: string;
  readonly #body: SharedBody | string;
  readonly #frames: Partial<Record<Transport, Buffer>> = {};
  readonly #deflated: Partial<Record<Transport, Buffer>> = {};

  /** `body` is a JSON object as text. */
  constructor(type: string, body: SharedBody | string) {
    this.type = type;
    this.#body = body;
  }

  frame(format: FrameFormat): Buffer {
    const kept = format.inflates && this.#deflatedPiece() ? this.#deflated : this.#frames;
    return (kept[format.transport] ??= this.#encode(format));
  }

  /** As the answer to the one request that had this id. */
  answerFrame(format: FrameFormat, id: number): Buffer {
    return this.#encode(format, id);
  }

  #deflatedPiece(): Buffer | undefined {
    return typeof this.#body === 'string' ? undefined : this.#body.shared.deflated;
  }

  #encode({ transport, inflates }: FrameFormat, id?: number): Buffer {
    const [body, closing] = [this.#body, CLOSING[transport]];
    if (typeof body === 'string') return textFrame(openMessage(transport, this.type, body, id) + closing);
    const before = openMessage(transport, this.type, body.start, id);
    const after = body.end + closing;
    const { text, deflated } = body.shared;
    return inflates && deflated
      ? deflatedFrame(deflatedMessage(before, deflated, after))
      : textFrame(before + text + after);
  }
}
