import { ACTION_GROUPS } from '@pailei/contracts/features/audit-labels';
import { Download } from 'lucide-react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Input } from '../../../../shared/ui/forms/Input.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { choice, freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useAudit, useAuditExport, type AuditQuery } from './audit.api.ts';
import { AuditTable } from './AuditTable.tsx';
import { isDayText } from '../../../../shared/ui/time/local-time.ts';

const ALL = 'all';
const GROUPS = [ALL, ...ACTION_GROUPS.map(({ prefix }) => prefix)] as const;
const GROUP_OPTIONS: { value: (typeof GROUPS)[number]; label: string }[] = [
  { value: ALL, label: '全部' },
  ...ACTION_GROUPS.map(({ prefix, text }) => ({ value: prefix, label: text })),
];
const SPANS = { any: null, hour: 3_600_000, day: 86_400_000, week: 604_800_000, month: 2_592_000_000 } as const;
type Span = keyof typeof SPANS;

const SPAN_OPTIONS: { value: Span; label: string }[] = [
  { value: 'any', label: '不限' },
  { value: 'hour', label: '近 1 小时' },
  { value: 'day', label: '近 24 小时' },
  { value: 'week', label: '近 7 天' },
  { value: 'month', label: '近 30 天' },
];

const FILTERS = {
  actor: freeText(40),
  group: choice(GROUPS, ALL),
  target: freeText(80),
  span: choice(Object.keys(SPANS) as Span[], 'any'),
  /** The days of a search of one's own: `2026-11-20`. */
  from: freeText(10),
  to: freeText(10),
};

export function AuditPage() {
  const [filters, change] = useUrlFilters(FILTERS);
  const query = queryOf(filters);
  const { data, error, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useAudit(query);
  const download = useAuditExport();
  return (
    <>
      <PageHeader
        title="审计日志"
        intro="管理员和裁判的每一次操作：谁、何时、从哪里、改了什么。记录只增不减。"
        actions={
          <Button
            variant="ghost"
            icon={<Download size={16} />}
            pending={download.isPending}
            onClick={() => download.mutate(query)}
          >
            导出 CSV
          </Button>
        }
      />
      <FilterStrip search={{ label: '操作人', value: filters.actor, onChange: (actor) => change({ actor }) }}>
        <Select label="操作" options={GROUP_OPTIONS} value={filters.group} onChange={(group) => change({ group })} />
        <Select
          label="时间"
          options={SPAN_OPTIONS}
          value={filters.span}
          onChange={(span) => change({ span, from: '', to: '' })}
        />
        <DayField label="从" value={filters.from} onChange={(from) => change({ from, span: 'any' })} />
        <DayField label="到" value={filters.to} onChange={(to) => change({ to, span: 'any' })} />
      </FilterStrip>
      {filters.target !== '' && (
        <p className="flex items-center gap-2 text-13 mb-3">
          <span className="text-text-3">对象</span>
          <span className="font-mono text-12">{filters.target}</span>
          <TextButton onClick={() => change({ target: '' })}>显示全部对象</TextButton>
        </p>
      )}
      <AuditTable
        rows={data?.pages.flatMap(({ items }) => items)}
        isStale={isPlaceholderData && !isPending}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
      />
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="ghost" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            载入更早的 50 条
          </Button>
        </div>
      )}
    </>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <Input
      tone="soft"
      className="w-44 max-tablet:w-auto max-tablet:min-w-38 max-tablet:flex-1"
      type="date"
      aria-label={`${label}哪一天`}
      icon={<span className="text-13">{label}</span>}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const DAY_MS = 86_400_000;

function queryOf(filters: {
  actor: string;
  group: string;
  target: string;
  span: Span;
  from: string;
  to: string;
}): AuditQuery {
  const { actor, group, target, span, from, to } = filters;
  const spanMs = SPANS[span];
  const [first, last] = [startOfDay(from), startOfDay(to)];
  return {
    ...(actor !== '' && { actor }),
    ...(group !== ALL && { action: group }),
    ...(target !== '' && { target_id: target }),
    // by the minute, so that the question stays the same for a while
    ...(spanMs !== null && { from: new Date(Math.floor((Date.now() - spanMs) / 60_000) * 60_000).toISOString() }),
    ...(first !== null && { from: new Date(first).toISOString() }),
    ...(last !== null && { to: new Date(last + DAY_MS).toISOString() }),
  };
}

/** Midnight in the visitor's zone; null for what is no day. */
function startOfDay(day: string): number | null {
  const time = isDayText(day) ? new Date(`${day}T00:00:00`).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
