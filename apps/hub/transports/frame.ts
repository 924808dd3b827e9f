/** The two transports carry the same messages in different framing. */
export type Transport = 'socketio' | 'feed';

const FINAL_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

/** A server's WebSocket text frame (RFC 6455 section 5.2), as one buffer, so that one write sends it. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
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
  frame.write(text, header);
  return frame;
}

/** A message of name `type`; `body` is a JSON object as text. */
export function messageText(transport: Transport, type: string, body: string): string {
  if (transport === 'socketio') return `42["${type}",${body}]`;
  return body === '{}' ? `{"type":"${type}"}` : `{"type":"${type}",${body.slice(1)}`;
}

/** One message for many sockets: encoded once for each transport that needs it. */
export class SharedMessage {
  readonly type: string;
  readonly body: string;
  readonly #frames = new Map<Transport, Buffer>();

  constructor(type: string, body: string) {
    this.type = type;
    this.body = body;
  }

  frame(transport: Transport): Buffer {
    let frame = this.#frames.get(transport);
    if (!frame) {
      frame = textFrame(messageText(transport, this.type, this.body));
      this.#frames.set(transport, frame);
    }
    return frame;
  }
}
