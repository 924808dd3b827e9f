import { mailApi } from '@pailei/contracts/site/mail/mail.api';
import type { MailService } from '@pailei/core/site/mail';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function mailRoutes(app: FastifyInstance, mail: MailService): void {
  route(app, mailApi.list, ({ query }) => mail.list(query));
  route(app, mailApi.get, ({ actor, params }) => mail.get(actor, params.id));
  route(app, mailApi.retry, ({ actor, params }) => mail.retry(actor, params.id));
}
