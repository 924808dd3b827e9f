import { mailApi } from '@pailei/contracts/site/mail/mail.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { MailService } from './mail.service.ts';

export const mailCalls = ({ mail }: { mail: MailService }): readonly HttpCall[] => [
  call(mailApi.list, ({ query }) => mail.list(query)),
  call(mailApi.get, ({ actor, params }) => mail.get(actor, params.id)),
  call(mailApi.retry, ({ actor, params }) => mail.retry(actor, params.id)),
];
