import { beijingText, longDayText } from '../ui/time/day-text.ts';
import { clockText } from '../ui/time/time.format.ts';

/** A time of the start in the visitor's zone, with the clock in Beijing where that is another one. */
export function SlotTime({ iso }: { iso: string }) {
  const local = `${longDayText(Date.parse(iso))} ${clockText(iso)}`;
  const beijing = beijingText(iso);
  return (
    <time dateTime={iso}>
      {local}
      {beijing !== local && <small className="text-text-3">（北京时间 {beijing}）</small>}
    </time>
  );
}
