import { Input } from '../../../../shared/ui/forms/Input.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { statusOptions, type Counts } from '../../../../shared/orders/status-options.ts';
import type { BoardFilters, Period } from './board-filters.ts';

const PERIOD_OPTIONS: { value: Period; label: string }[] = [
  { value: 'any', label: '不限' },
  { value: 'today', label: '今天' },
  { value: '7', label: '近 7 天' },
  { value: '30', label: '近 30 天' },
  { value: 'own', label: '自选日期' },
];

type BoardFilterStripProps = {
  filters: BoardFilters;
  counts: Counts | undefined;
  onChange: (changes: Partial<BoardFilters>) => void;
};

export function BoardFilterStrip({ filters, counts, onChange }: BoardFilterStripProps) {
  const { status, search, period, from, to, user, product } = filters;
  return (
    <>
      <FilterStrip
        tabs={{
          label: '订单状态',
          options: statusOptions(counts),
          value: status,
          onChange: (next) => onChange({ status: next }),
        }}
        search={{
          label: '订单号、用户、单号、商品',
          value: search,
          maxLength: 100,
          onChange: (text) => onChange({ search: text }),
        }}
      >
        <Select
          label="时间"
          options={PERIOD_OPTIONS}
          value={period}
          onChange={(next) => onChange({ period: next, from: '', to: '' })}
        />
        {period === 'own' && (
          <>
            <DayField label="从" value={from} onChange={(day) => onChange({ from: day })} />
            <DayField label="到" value={to} onChange={(day) => onChange({ to: day })} />
          </>
        )}
      </FilterStrip>
      {(user !== '' || product !== '') && (
        <p className="mb-3 flex items-center gap-2 text-13">
          <span className="text-text-2">{user === '' ? '只看一件商品的订单' : '只看一个用户的订单'}</span>
          <TextButton tone="accent" onClick={() => onChange({ user: '', product: '' })}>
            显示全部
          </TextButton>
        </p>
      )}
    </>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <Input
      tone="soft"
      className="w-42 max-tablet:w-auto max-tablet:flex-[1_1_140px]"
      type="date"
      aria-label={`${label}哪一天`}
      icon={<span className="text-13">{label}</span>}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
