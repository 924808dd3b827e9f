import { DECKS_MAX, IMPORT_MAX, type decksApi } from '@pailei/contracts/decks';
import type { DataOf } from '@pailei/contracts/endpoint';

import { Note } from '../../../shared/ui/Note.tsx';
import { useCardNames } from '../parts/cards.api.ts';
import { countWords, type ImportRow } from './import.model.ts';
import { ImportList, type ImportListProps } from './ImportList.tsx';

type ImportResultProps = { read: DataOf<typeof decksApi.previewImport>; rows: readonly ImportRow[] } & Pick<
  ImportListProps,
  'onChoose' | 'onClass' | 'onShowLine'
>;

/** What was read of the text: how much, what stands in the way of importing all of it, and the entries. */
export function ImportResult({ read: { left_over, skipped, room }, rows, ...actions }: ImportResultProps) {
  const nameOf = useCardNames(rows.flatMap(({ problems }) => problems.flatMap(({ dbf_ids }) => dbf_ids)));
  const chosen = rows.filter(({ isChosen }) => isChosen).length;
  return (
    <>
      <div className="imp__c" role="status">
        <b>识别到 {rows.length} 项</b>
        <span className="t3">{countWords(rows)}</span>
      </div>
      {left_over > 0 && (
        <Note className="my-3">
          一次最多 {IMPORT_MAX} 副，还有 {left_over} 项没有识别，导入这些之后会接着识别。
        </Note>
      )}
      {chosen > room && (
        <Note tone="huang" className="my-3">
          最多保存 {DECKS_MAX} 副卡组，还能保存 {room} 副。请少选几副，或先删除不用的。
        </Note>
      )}
      {rows.length === 0 ? (
        <p className="imp__e">没有找到卡组码。在游戏里打开套牌，点「复制」，再粘贴到这里。</p>
      ) : (
        <ImportList rows={rows} nameOf={nameOf} {...actions} />
      )}
      {rows.length > 0 && skipped.count > 0 && <SkippedLines {...skipped} onShowLine={actions.onShowLine} />}
    </>
  );
}

type SkippedLinesProps = { count: number; lines: readonly number[] } & Pick<ImportListProps, 'onShowLine'>;

/** Where nothing was found, so that a code that was broken beyond recognition is missed by nobody. */
function SkippedLines({ count, lines, onShowLine }: SkippedLinesProps) {
  return (
    <p className="imp__k t3">
      {count} 行没有卡组码，已跳过：
      {lines.map((line) => (
        <button key={line} type="button" className="lnk" onClick={() => onShowLine(line)}>
          第 {line} 行
        </button>
      ))}
      {count > lines.length && '等'}
    </p>
  );
}
