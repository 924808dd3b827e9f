import { X } from 'lucide-react';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { EntryCode, EntryEnd, EntryName, UnknownClass } from './entry-parts.tsx';
import type { ImportRow } from './import.model.ts';
import { ReadDeck } from './ReadDeck.tsx';

export type ImportListProps = {
  rows: readonly ImportRow[];
  nameOf: (dbfId: number) => string;
  onChoose: (key: string, isChosen: boolean) => void;
  onClass: (key: string, heroClass: string) => void;
  onShowLine: (line: number) => void;
};

/** What was read of a paste, entry by entry. */
export function ImportList({ rows, nameOf, onChoose, onClass, onShowLine }: ImportListProps) {
  return (
    <ol className="border-t border-t-line-2" aria-label="识别到的卡组">
      {rows.map((row) => (
        <li
          key={row.key}
          className="grid min-h-14 grid-cols-[20px_28px_minmax(0,1fr)_130px_84px] items-center gap-3 border-b border-b-line-1 py-1.5 max-tablet:grid-cols-[20px_28px_minmax(0,1fr)_auto]"
        >
          {row.state === 'bad' ? (
            <BadEntry row={row} onShowLine={onShowLine} />
          ) : (
            <ReadDeck
              row={row}
              nameOf={nameOf}
              onChoose={(isChosen) => onChoose(row.key, isChosen)}
              onClass={(heroClass) => onClass(row.key, heroClass)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function BadEntry({
  row: { line, code, error },
  onShowLine,
}: { row: ImportRow } & Pick<ImportListProps, 'onShowLine'>) {
  return (
    <>
      <X size={15} className="justify-self-center text-yan-text" aria-hidden="true" />
      <UnknownClass />
      <EntryName name={`第 ${line} 行`}>
        <small className="block text-yan-text">{error}</small>
      </EntryName>
      <EntryCode code={code} />
      <EntryEnd>
        <TextButton className="max-tablet:min-h-10" aria-label={`定位到第 ${line} 行`} onClick={() => onShowLine(line)}>
          定位
        </TextButton>
      </EntryEnd>
    </>
  );
}
