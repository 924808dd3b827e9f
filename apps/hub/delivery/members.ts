import type { Writable } from 'node:stream';
import type { Connection } from '../connections/connection.ts';
import type { SharedMessage, Transport } from '../transports/frame.ts';

/** Connections of one transport, and in the same order the streams below them: what a message is written to, one after the other. */
type Line = { readonly connections: Connection[]; readonly streams: Writable[] };

/** Who is in a room. A message is a walk over flat arrays that touches nothing of a member but its stream. */
export class Members {
  readonly #lines: Readonly<Record<Transport, Line>> = {
    feed: { connections: [], streams: [] },
    socketio: { connections: [], streams: [] },
  };
  /** Where in its line a member stands. */
  readonly #places = new Map<Connection, number>();
  /** Members whose library still holds packets of its own: they are written to through it. */
  readonly #indirect = new Set<Connection>();

  get size(): number {
    return this.#places.size + this.#indirect.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return [...this.#places.keys(), ...this.#indirect][Symbol.iterator]();
  }

  add(connection: Connection): void {
    if (this.#places.has(connection)) return;
    const stream = connection.wire.stream();
    if (!stream) return void this.#indirect.add(connection);
    // It may have come before its library was empty.
    this.#indirect.delete(connection);
    const { connections, streams } = this.#lines[connection.wire.transport];
    this.#places.set(connection, connections.length);
    connections.push(connection);
    streams.push(stream);
  }

  /** The last of the line takes the place. */
  delete(connection: Connection): boolean {
    const place = this.#places.get(connection);
    if (place === undefined) return this.#indirect.delete(connection);
    const { connections, streams } = this.#lines[connection.wire.transport];
    const [last, lastStream] = [connections.pop(), streams.pop()];
    if (last && lastStream && last !== connection) {
      connections[place] = last;
      streams[place] = lastStream;
      this.#places.set(last, place);
    }
    return this.#places.delete(connection);
  }

  clear(): void {
    for (const { connections, streams } of Object.values(this.#lines)) connections.length = streams.length = 0;
    this.#places.clear();
    this.#indirect.clear();
  }

  send(message: SharedMessage): void {
    for (const transport of ['feed', 'socketio'] as const) this.#write(message, transport);
    for (const connection of this.#indirect) {
      connection.send(message);
      if (connection.wire.stream() && this.#indirect.delete(connection)) this.add(connection);
    }
  }

  /** From the end on: a slow reader leaves while it is written to, and one already written to takes its place. */
  #write(message: SharedMessage, transport: Transport): void {
    const { connections, streams } = this.#lines[transport];
    if (streams.length === 0) return;
    const frame = message.frame(transport);
    for (let place = streams.length - 1; place >= 0; place -= 1) {
      const stream = streams[place];
      // One that is not writable was closed by the other side, and its end is about to be reported.
      if (!stream?.writable || stream.write(frame)) continue;
      connections[place]?.countUnread(stream.writableLength, frame.length);
    }
  }
}
