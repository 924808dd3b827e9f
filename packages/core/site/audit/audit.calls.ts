import { auditApi, auditExport } from '@pailei/contracts/site/audit/audit.api';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { AuditService } from './audit.service.ts';

export const auditCalls = ({ audit }: { audit: AuditService }): readonly HttpCall[] => [
  call(auditApi.list, ({ query }) => audit.list(query)),
  fileCall(auditExport, ({ actor, query }) => audit.export(actor, query)),
];
