/** The two transports carry the same messages in different framing. */
export type Transport = 'socketio' | 'feed';

const FINAL_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

/** A server's WebSocket text frame (RFC 6455 section 5.2), as one buffer, so that one write sends it. */
export function textFrame(text: string): Buffer {
  const { frame, header } = emptyFrame(Buffer.byteLength(text));
  frame.write(text, header);
  return frame;
}

/** With its header, for a payload of so many bytes. */
function emptyFrame(length: number): { frame: Buffer; header: number } {
  const header = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
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

/** One message for many sockets: encoded once for each transport. */
export class SharedMessage {
  readonly type: string;
  readonly #body: string;
  readonly #frames: Partial<Record<Transport, Buffer>> = {};

  /** `body` is a JSON object as text. */
  constructor(type: string, body: string) {
    this.type = type;
    this.#body = body;
  }

  frame(transport: Transport): Buffer {
    return (this.#frames[transport] ??= this.#encode(transport));
  }

  /** As the answer to the one request that had this id. */
  answerFrame(transport: Transport, id: number): Buffer {
    return this.#encode(transport, id);
  }

  #encode(transport: Transport, id?: number): Buffer {
    return textFrame(openMessage(transport, this.type, this.#body, id) + CLOSING[transport]);
  }
}
