import type { Component } from '@pailei/domain/status/probes';
import { COMPONENT_NAMES, SEVERITY_NAMES } from './status.api.ts';
import type { AuditTexts } from '../audit/audit-definitions.ts';

const COMPONENT_TITLES = Object.fromEntries(
  Object.entries(COMPONENT_NAMES).map(([component, [name]]) => [component, name]),
) as Record<Component, string>;

export const INCIDENT_AUDITS = {
  group: { prefix: 'incident.', text: '事件' },
  actions: {
    'incident.open': '发布事件',
    'incident.change': '修改事件',
    'incident.note': '补充事件说明',
  },
  targets: { incident: '事件' },
  fields: {
    id: '编号',
    title: '标题',
    components: { label: '受影响的服务', values: COMPONENT_TITLES },
    severity: { label: '影响程度', values: SEVERITY_NAMES },
    is_automatic: '自动记录',
    started_at: '开始时间',
    resolved_at: '恢复时间',
    updated_at: '修改时间',
    notes: '进展',
    body: '说明',
    created_at: '时间',
  },
} as const satisfies AuditTexts;
