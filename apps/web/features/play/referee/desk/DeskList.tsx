import type { DeskList as Arranged } from '@pailei/domain/referee-desk/desk-order';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { ArrivalsBar } from '../../../../shared/ui/feedback/ArrivalsBar.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { DeskLine } from './DeskLine.tsx';
import type { DeskRow } from './desk-rows.ts';

type DeskListProps = {
  list: Arranged<DeskRow>;
  selected: string | null;
  showsEvent: boolean;
  onSelect: (row: DeskRow) => void;
  onAdmit: () => void;
};

/** What waits, in its two groups; what is new and belongs above the chosen row waits in a bar. */
export function DeskList({ list: { shown, waiting }, selected, showsEvent, onSelect, onAdmit }: DeskListProps) {
  const user = useAtomValue(userAtom);
  const groups = [
    { title: '挡住本轮', rows: shown.filter(({ is_blocking }) => is_blocking) },
    { title: '不挡本轮', rows: shown.filter(({ is_blocking }) => !is_blocking) },
  ];
  if (shown.length === 0 && waiting === 0)
    return (
      <Empty art="ring" title="暂无待裁">
        出现争议、迟到、未上报或呼叫时，这里立即显示。
      </Empty>
    );
  return (
    <>
      {waiting > 0 && <ArrivalsBar text={`${waiting} 件新的`} onAdmit={onAdmit} />}
      {groups.map(({ title, rows }) =>
        rows.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h2 className="flex justify-between border-b border-b-line-2 px-3 py-2 text-13 font-normal text-text-3">
              <span>{title}</span>
              <span>{rows.length} 件</span>
            </h2>
            <ol>
              {rows.map((row) => (
                <DeskLine
                  key={row.key}
                  row={row}
                  isSelected={row.key === selected}
                  isMine={row.owner !== null && row.owner.id === user?.id}
                  showsEvent={showsEvent}
                  onSelect={() => onSelect(row)}
                />
              ))}
            </ol>
          </section>
        ),
      )}
    </>
  );
}
