import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { noteAnswers } from '@pailei/core/ground/http/socket-answers';
import type { FastifyHttpOptions } from 'fastify';
import { cutUnreadAnswers, UNREAD_LIMITS } from '../http/unread-answers.ts';
import { paceCalls, type Handler } from './paced-calls.ts';

/** Whether it takes the call: it answers then, or hands it on later. */
export type Answering = (request: IncomingMessage, response: ServerResponse, handOn: Handler) => boolean;

export type FastServer = ReturnType<typeof createFastServer>;

/** The server of the API, with somebody before the router who may answer. */
export function createFastServer() {
  let answering: Answering = () => false;
  return {
    answerBy(given: Answering): void {
      answering = given;
    },
    /** As Fastify makes its own. */
    serverFactory(handler: Handler, options: FastifyHttpOptions<Server>): Server {
      const route = paceCalls(handler);
      const server = createServer(options.http ?? {}, (request, response) => {
        if (!answering(request, response, route)) route(request, response);
      });
      noteAnswers(server);
      cutUnreadAnswers(server, UNREAD_LIMITS);
      server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
      server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
      server.setTimeout(options.connectionTimeout ?? 0);
      return server;
    },
  };
}
