import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const SHOP_CHECK_AUDITS = {
  group: { prefix: 'shop.', text: '商城账目' },
  actions: {
    'shop.check': '核对商城账目',
  },
  targets: { shop_check: '账目核对' },
} as const satisfies AuditTexts;
