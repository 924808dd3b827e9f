import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Options = {
  /** Calls of each line that begin in one turn of the event loop. */
  perTurn?: number;
  /** Calls back in the next turn, after the sockets were read. */
  nextTurn?: (callback: () => void) => void;
};

const PER_TURN = 16;

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Lets a handful of calls begin in each turn of the event loop. A thousand that come in the same moment would otherwise all begin in one
 * turn, and nobody else be heard for its length. Reads and commands stand in a line each, so that neither waits for all of the other.
 */
export function paceCalls(handler: Handler, { perTurn = PER_TURN, nextTurn = setImmediate }: Options = {}): Handler {
  const [reads, commands] = [createLine(), createLine()];
  let isTurnOpen = false;

  function createLine() {
    const waiting: Parameters<Handler>[] = [];
    let begun = 0;
    return {
      take(...call: Parameters<Handler>): void {
        if (begun >= perTurn) return void waiting.push(call);
        begun += 1;
        handler(...call);
      },
      turn(): number {
        const next = waiting.splice(0, perTurn);
        begun = next.length;
        for (const call of next) handler(...call);
        return begun;
      },
    };
  }

  function turn(): void {
    const begun = reads.turn() + commands.turn();
    isTurnOpen = begun > 0;
    if (isTurnOpen) nextTurn(turn);
  }

  return (request, response) => {
    (isRead(request) ? reads : commands).take(request, response);
    if (isTurnOpen) return;
    isTurnOpen = true;
    nextTurn(turn);
  };
}
