import { createServer, type AddressInfo, type Socket } from 'node:net';

export type Received = { from: string; to: string[]; message: string };

/** A mail server that takes everything, or refuses what `refuse` names. */
export async function startMailServer(refuse?: () => string | undefined) {
  const received: Received[] = [];
  const server = createServer((socket) => converse(socket, received, refuse));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, stop: () => server.close() };
}

function converse(socket: Socket, received: Received[], refuse?: () => string | undefined): void {
  let mail: Received = { from: '', to: [], message: '' };
  let isMessage = false;
  let rest = '';
  const say = (text: string) => socket.write(`${text}\r\n`);

  const command = (line: string) => {
    if (/^(EHLO|HELO|RSET)/i.test(line)) return say('250 localhost');
    if (/^MAIL FROM:/i.test(line)) {
      mail = { from: line.slice(10), to: [], message: '' };
      return say(refuse?.() ?? '250 ok');
    }
    if (/^RCPT TO:/i.test(line)) {
      mail.to.push(line.slice(8));
      return say('250 ok');
    }
    if (/^DATA/i.test(line)) {
      isMessage = true;
      return say('354 go on');
    }
    say('221 bye');
    return socket.end();
  };

  const take = (line: string) => {
    if (!isMessage) return command(line);
    if (line !== '.') {
      mail.message += `${line}\r\n`;
      return undefined;
    }
    isMessage = false;
    received.push(mail);
    return say('250 taken');
  };

  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  say('220 localhost');
}
