import { useState } from 'react';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Seal, type SealMark } from '../../../../shared/ui/marks/Seal.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import type { Part, Tone } from '../model/sentence.ts';
import type { TimelineEntry } from '../model/timeline.ts';
import { clockText } from '../../../../shared/ui/time/time.format.ts';
import { Section } from './Section.tsx';

type EntryLook = { node: string; seal?: SealMark };

const LOOK: Record<Tone, EntryLook> = {
  minor: { node: 'bg-line-control' },
  plain: { node: 'bg-line-control' },
  result: { node: 'bg-jin-fill' },
  referee: { node: 'bg-qing-bright', seal: '裁' },
  dispute: { node: 'bg-huang-fill', seal: '争' },
};

type Seek = (position: number) => void;
type TimelineProps = { entries: readonly TimelineEntry[]; onSeek: Seek };

/** What happened, newest first; a time opens that moment of the replay. Intermediate steps are shown on request. */
export function Timeline({ entries, onSeek }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.filter((entry, index) => index === 0 || entry.tone !== 'minor');
  return (
    <Section title="时间线" action={<WholeSwitch isWhole={isWhole} count={entries.length} onChange={setWhole} />}>
      <ol>
        {shown.map((entry, index) => (
          <Entry key={entry.position} entry={entry} isNewest={index === 0} onSeek={onSeek} />
        ))}
      </ol>
      {entries.length === 0 && <p className="text-13 text-text-3">暂无记录</p>}
    </Section>
  );
}

type WholeSwitchProps = { isWhole: boolean; count: number; onChange: (isWhole: boolean) => void };

function WholeSwitch({ isWhole, count, onChange }: WholeSwitchProps) {
  if (count === 0) return null;
  return (
    <TextButton className="max-tablet:min-h-10" aria-pressed={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? '只看要点' : `全部 ${count} 条`}
    </TextButton>
  );
}

type EntryProps = { entry: TimelineEntry; isNewest: boolean; onSeek: Seek };

/** The nodes hang on a line that ends at the oldest one. */
function Entry({ entry: { at, parts, position, tone }, isNewest, onSeek }: EntryProps) {
  const { node, seal } = LOOK[tone];
  return (
    <li className="relative grid grid-cols-[44px_9px_1fr] gap-2.5 pb-3.5 text-13 text-text-2 not-last:before:absolute not-last:before:top-3.5 not-last:before:-bottom-1.5 not-last:before:left-[58px] not-last:before:w-px not-last:before:bg-line-2">
      <button
        type="button"
        className="-my-2.5 cursor-pointer self-start border-0 bg-transparent px-0 py-2.5 text-left font-num text-[15px] leading-5 font-semibold text-text-3 hover:text-text-1"
        aria-label={`回放到 ${clockText(at)}`}
        onClick={() => onSeek(position)}
      >
        <time dateTime={at}>{clockText(at)}</time>
      </button>
      <i className={cx('z-1 mt-1.5 ml-px size-[7px] rounded-[2px]', isNewest ? 'bg-zhu-bright' : node)} />
      <p className={cx('min-w-0 wrap-anywhere', isNewest && 'text-text-1')}>
        {seal && (
          <span className="mr-1.5 inline-flex align-[-3px]">
            <Seal mark={seal} size="xs" />
          </span>
        )}
        {parts.map(partNode)}
      </p>
    </li>
  );
}

function partNode(part: Part, index: number) {
  if (typeof part === 'string') return part;
  return (
    <b key={index} className="text-text-1">
      {part.strong}
    </b>
  );
}
