import { Segmented } from '../../shared/ui/forms/Segmented.tsx';
import { Switch } from '../../shared/ui/forms/Switch.tsx';
import { DEBUG_STRIP } from './debug-look.ts';
import type { DebugFilter } from './debug.entries.ts';

const KINDS = [
  { value: 'all', label: '全部' },
  { value: 'request', label: '请求' },
  { value: 'live', label: '实时消息' },
  { value: 'fault', label: '页面错误' },
] as const;
const STATUSES = [
  { value: 'all', label: '任意状态' },
  { value: '2xx', label: '2xx' },
  { value: '4xx', label: '4xx' },
  { value: '5xx', label: '5xx' },
  { value: 'none', label: '无响应' },
] as const;

type DebugFiltersProps = { filter: DebugFilter; onChange: (filter: DebugFilter) => void };

export function DebugFilters({ filter, onChange }: DebugFiltersProps) {
  return (
    <div className={DEBUG_STRIP}>
      <Segmented label="类型" options={KINDS} value={filter.kind} onChange={(kind) => onChange({ ...filter, kind })} />
      <Segmented
        label="状态"
        options={STATUSES}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <input
        className="h-8 min-w-0 flex-[1_1_160px] rounded-control border border-line-2 bg-sunken px-2.5 text-text-1 max-tablet:h-10"
        type="search"
        aria-label="筛选文字"
        placeholder="路径、主题或错误"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <Switch checked={filter.isOnlySlow} onChange={(isOnlySlow) => onChange({ ...filter, isOnlySlow })}>
        只看慢请求
      </Switch>
      <Switch checked={filter.isOnlyErrors} onChange={(isOnlyErrors) => onChange({ ...filter, isOnlyErrors })}>
        只看错误
      </Switch>
    </div>
  );
}
