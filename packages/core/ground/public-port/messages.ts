/** What launcher, api and hub say to each other over the channel between a process and the one that started it. */
export type PortMessage =
  /** From an api that is ready for the public port. */
  | { type: 'port_wanted' }
  /** To it: nobody else accepts there any more. */
  | { type: 'port_free' }
  /** From a process that accepts on the public port, and from one that has ceased to. */
  | { type: 'port_open' }
  | { type: 'port_closed' }
  /** To it: accept no more. */
  | { type: 'close_port' }
  /** From a hub that takes sockets. */
  | { type: 'sockets_wanted' }
  /** Comes with a socket. `bytes` (base64) were read from it and stand before all that it still holds. */
  | { type: 'socket'; id: number; bytes: string }
  /** From a hub: the socket of this id is its own now. */
  | { type: 'socket_taken'; id: number };

const TYPES = new Set([
  'port_wanted',
  'port_free',
  'port_open',
  'port_closed',
  'close_port',
  'sockets_wanted',
  'socket',
  'socket_taken',
]);

/** Other messages than these are not for us: Node's own watch mode uses the same channel. */
export function readPortMessage(message: unknown): PortMessage | undefined {
  const isOurs =
    typeof message === 'object' && message !== null && 'type' in message && TYPES.has(message.type as string);
  return isOurs ? (message as PortMessage) : undefined;
}
