import { TEAM_STATUS_NAMES } from './team-status-names.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const TEAM_AUDITS = {
  group: { prefix: 'team.', text: '战队' },
  actions: {
    'team.approve': '通过战队审核',
    'team.reject': '驳回战队',
    'team.rename': '更改战队名称',
    'team.remove_crest': '移除队徽图片',
    'team.disband': '解散战队',
    'team.restore': '恢复战队',
    'team.hand_over': '更换队长',
  },
  targets: { team: '战队' },
  fields: {
    status: { label: '状态', values: TEAM_STATUS_NAMES },
    name: '名称',
    tag: '简称',
    crest_file_id: '队徽图片',
    captain: '队长',
  },
} as const satisfies AuditTexts;
