import { SearchField } from '../../../../../shared/ui/forms/SearchField.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import type { BracketHalf } from './bracket-places.ts';
import type { BracketShape, BracketView } from './useBracketView.ts';
import { Zoom } from './Zoom.tsx';

const HALVES = [
  { value: 'all', label: '全部' },
  { value: 'winners', label: '胜者组' },
  { value: 'losers', label: '败者组' },
] as const satisfies readonly { value: BracketHalf; label: string }[];

const SHAPES = [
  { value: 'list', label: '按轮次' },
  { value: 'tree', label: '对阵图' },
] as const satisfies readonly { value: BracketShape; label: string }[];

/** Fewer are found by looking. */
const SEARCH_FROM = 16;

type ControlsProps = { view: BracketView; entrants: number; isOver: boolean };

/** How the bracket is drawn, and whose way through it; over, there is no match to follow. */
export function BracketControls({ view, entrants, isOver }: ControlsProps) {
  const { isDouble, isPhone, myId, shape } = view;
  return (
    <span className="flex flex-wrap items-center gap-3 print:hidden">
      {isDouble && <Segmented label="显示部分" options={HALVES} value={view.half} onChange={view.setHalf} />}
      {isPhone && <Segmented label="显示方式" options={SHAPES} value={shape} onChange={view.setShape} />}
      {entrants >= SEARCH_FROM && (
        <SearchField label="查找选手" value={view.search} onChange={view.setSearch} width="w-44" />
      )}
      {myId !== null && shape === 'tree' && (
        <Switch checked={view.isPathShown} onChange={view.setPathShown}>
          高亮我的路线
        </Switch>
      )}
      {shape === 'tree' && (
        <>
          {!isOver && (
            <Switch checked={view.followsLive} onChange={view.setFollowsLive}>
              自动跟随当前场次
            </Switch>
          )}
          <Zoom value={view.zoom} onChange={view.setZoom} />
        </>
      )}
    </span>
  );
}

export function BracketLegend({ view: { pathOf, foundId, isDouble, hasReset } }: { view: BracketView }) {
  return (
    <p className="flex w-full flex-wrap gap-x-6 gap-y-1.5 text-12 text-text-3 print:hidden">
      {pathOf !== null && <Legend color="bg-zhu-bright">{foundId ? '选手路线' : '我的路线'}</Legend>}
      <Legend color="bg-text-3">已晋级</Legend>
      <Legend color="bg-line-2">待定</Legend>
      {isDouble && hasReset && <span>败者组胜者在总决赛需连胜两场</span>}
    </p>
  );
}

function Legend({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1">
      <i className={cx('h-0.5 w-4.5', color)} />
      {children}
    </span>
  );
}
