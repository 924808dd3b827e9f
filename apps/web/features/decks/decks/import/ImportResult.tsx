import { DECKS_MAX, IMPORT_MAX, type decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { useCardNames } from '../../../../shared/decks/cards.api.ts';
import { countText, type ImportRow } from './import.model.ts';
import { ImportList, type ImportListProps } from './ImportList.tsx';

type ImportResultProps = { read: DataOf<typeof decksApi.previewImport>; rows: readonly ImportRow[] } & Pick<
  ImportListProps,
  'onChoose' | 'onClass' | 'onShowLine'
>;

/** The result of parsing the text: the count, the problems, and the entries. */
export function ImportResult({ read: { left_over, skipped, room }, rows, ...actions }: ImportResultProps) {
  const nameOf = useCardNames(rows.flatMap(({ problems }) => problems.flatMap(({ dbf_ids }) => dbf_ids)));
  const chosen = rows.filter(({ isChosen }) => isChosen).length;
  return (
    <>
      <div className="mt-0.5 mb-1.5 flex flex-wrap justify-between gap-x-3 gap-y-1 text-13" role="status">
        <b>识别到 {rows.length} 项</b>
        <span className="text-text-3">{countText(rows)}</span>
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
        <p className="py-3 text-text-3">没有找到卡组码。在游戏里打开套牌，点「复制」，再粘贴到这里。</p>
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
    <p className="mt-2.5 flex flex-wrap gap-x-2.5 gap-y-0.5 text-13 text-text-3">
      {count} 行没有卡组码，已跳过：
      {lines.map((line) => (
        <TextButton key={line} onClick={() => onShowLine(line)}>
          第 {line} 行
        </TextButton>
      ))}
      {count > lines.length && '等'}
    </p>
  );
}
