import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { MessageBudget } from '../connections/message-budget.ts';
import { closeWebSocket } from './wire.ts';

/** Closes a socket that sends more than its budget over this stream, and reads nothing more of it. */
export function limitMessages(socket: WebSocket, stream: Duplex, budget: MessageBudget | undefined): void {
  if (!budget) return;
  let isCut = false;
  const cut = () => {
    if (isCut) return;
    isCut = true;
    socket.removeAllListeners('message');
    socket.removeAllListeners('ping');
    closeWebSocket(socket, 'too_many_messages');
    socket.pause();
  };
  const count = () => void (budget.takeMessage() || cut());
  socket.on('message', count);
  socket.on('ping', count);
  socket.on('pong', count);
  stream.on('data', (chunk: Buffer) => void (budget.takeBytes(chunk.length) || cut()));
}
