import { stretchState, type Stretch } from '@pailei/domain/status';
import { memo } from 'react';

import { barText, stretchText } from './model/status-words.ts';

type StateBarProps = { kind: 'cells' | 'days'; row: readonly Stretch[] };

/** One cell per half hour or day; each says more when pointed at, the whole says what it shows to those who don't see it. */
export const StateBar = memo(function StateBar({ kind, row }: StateBarProps) {
  const isDay = kind === 'days';
  const states = row.map(stretchState);
  return (
    <div className={`sts-b sts-b--${kind}`} role="img" aria-label={barText(isDay ? '90 天' : '24 小时', row, states)}>
      {row.map((stretch, index) => (
        <i key={stretch.first_slot} className={`sts-c sts-c--${states[index]}`} title={stretchText(stretch, isDay)} />
      ))}
    </div>
  );
});
