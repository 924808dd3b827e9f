import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** A connection on which a request is written byte for byte, also one that no client would send. */
export function openRaw(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  return {
    socket,
    /** Resolves when the bytes are out of this process. */
    send: (bytes: string | Uint8Array) => new Promise<void>((done) => socket.write(bytes, () => done())),
    text: () => received,
    /** Once the other side has closed. */
    answer: () => new Promise<RawAnswer>((done) => socket.once('close', () => done(readAnswer(received)))),
  };
}

export function readAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) as Record<string, string>, body };
}
