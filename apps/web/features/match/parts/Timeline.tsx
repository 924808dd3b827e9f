import { useState } from 'react';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import type { Part, Tone } from '../model/sentence.ts';
import type { TimelineEntry } from '../model/timeline.ts';
import { clockText } from '../model/time-text.ts';
import { Section } from './Section.tsx';

const NODES = {
  minor: '',
  plain: '',
  result: 'is-result',
  referee: 'is-ruling',
  dispute: 'is-dispute',
} as const satisfies Record<Tone, string>;

type TimelineProps = { entries: readonly TimelineEntry[]; onSeek?: (position: number) => void };

/** What happened, newest first; a time leads to that moment of the replay. Steps on the way are shown on request. */
export function Timeline({ entries, onSeek }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.filter((entry, index) => index === 0 || entry.tone !== 'minor');
  return (
    <Section title="时间线" action={<WholeSwitch isWhole={isWhole} count={entries.length} onChange={setWhole} />}>
      <ol className="evs">
        {shown.map((entry, index) => (
          <li key={entry.position} className={cx(index === 0 && 'n', NODES[entry.tone])}>
            <TimeOf entry={entry} {...(onSeek ? { onSeek } : {})} />
            <i />
            <p>
              {entry.tone === 'referee' && <Seal mark="裁" size="xs" />}
              {entry.tone === 'dispute' && <Seal mark="争" size="xs" />}
              {entry.parts.map(partNode)}
            </p>
          </li>
        ))}
      </ol>
      {entries.length === 0 && <p className="t3 s13">还没有记录</p>}
    </Section>
  );
}

function WholeSwitch({
  isWhole,
  count,
  onChange,
}: {
  isWhole: boolean;
  count: number;
  onChange: (isWhole: boolean) => void;
}) {
  if (count === 0) return null;
  return (
    <button type="button" className="lnk lnk--b" aria-pressed={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? '只看要点' : `全部 ${count} 条`}
    </button>
  );
}

function TimeOf({ entry, onSeek }: { entry: TimelineEntry; onSeek?: (position: number) => void }) {
  const time = (
    <time className="num" dateTime={entry.at}>
      {clockText(entry.at)}
    </time>
  );
  if (!onSeek) return time;
  return (
    <button
      type="button"
      className="evs__t"
      aria-label={`回放到 ${clockText(entry.at)}`}
      onClick={() => onSeek(entry.position)}
    >
      {time}
    </button>
  );
}

function partNode(part: Part, index: number) {
  return typeof part === 'string' ? part : <b key={index}>{part.strong}</b>;
}
