import { deckProblemText } from '@pailei/contracts/deck-problem-text';
import { Check, CopyCheck, X } from 'lucide-react';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { Checkbox } from '../../../shared/ui/Checkbox.tsx';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { identityWords } from '../parts/words.ts';
import type { ImportRow } from './import.model.ts';

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
    <ol className="ims" aria-label="识别到的卡组">
      {rows.map((row) => (
        <li key={row.key} className={cx('im', `im--${row.state}`, !row.isChosen && 'is-off')}>
          {row.state === 'bad' ? (
            <BadEntry row={row} onShowLine={onShowLine} />
          ) : (
            <DeckEntry
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
      <span className="im__i">
        <X size={15} aria-hidden="true" />
      </span>
      <span className="im__q" aria-hidden="true">
        ?
      </span>
      <span className="im__t">
        <b>第 {line} 行</b>
        <small>{error}</small>
      </span>
      <code className="mono ell">{code}</code>
      <button type="button" className="lnk" aria-label={`定位到第 ${line} 行`} onClick={() => onShowLine(line)}>
        定位
      </button>
    </>
  );
}

type ChoiceProps = { row: ImportRow; onChoose: (isChosen: boolean) => void };
type DeckEntryProps = ChoiceProps & Pick<ImportListProps, 'nameOf'> & { onClass: (heroClass: string) => void };

function DeckEntry({ row, nameOf, onChoose, onClass }: DeckEntryProps) {
  const { name, code, state, isChosen } = row;
  return (
    <>
      <span className="im__i">
        {state === 'duplicate' ? <CopyCheck size={15} aria-hidden="true" /> : <Choice row={row} onChoose={onChoose} />}
      </span>
      {row.class === null ? (
        <span className="im__q" aria-hidden="true">
          ?
        </span>
      ) : (
        <ClassPlate heroClass={row.class} size="m" />
      )}
      <span className="im__t">
        <b className="ell">{name}</b>
        <Facts row={row} nameOf={nameOf} />
      </span>
      <code className="mono ell">{code}</code>
      {state === 'duplicate' ? (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box in it is a control
        <label className="im__l">
          <Checkbox label={`仍导入「${name}」`} checked={isChosen} onChange={onChoose} />
          仍导入
        </label>
      ) : (
        <StateTag row={row} />
      )}
      {state === 'ask' && <ClassChoice row={row} onClass={onClass} />}
    </>
  );
}

/** The classes to choose from, for a hero whose class nothing tells. */
function ClassChoice({ row, onClass }: Pick<DeckEntryProps, 'row' | 'onClass'>) {
  const { classes } = useDeckRules();
  return (
    <div className="im__cl">
      <small>英雄皮肤尚未收录，请选择职业</small>
      <div className="cf" role="group" aria-label={`「${row.name}」的职业`}>
        {classes.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={cx(row.class === id && 'is-on')}
            aria-pressed={row.class === id}
            aria-label={name}
            title={name}
            onClick={() => onClass(id)}
          >
            <ClassPlate heroClass={id} size="s" />
          </button>
        ))}
      </div>
    </div>
  );
}

function StateTag({ row: { state, isChosen, class: heroClass } }: { row: ImportRow }) {
  if (heroClass === null) return <Tag tone="huang">待选职业</Tag>;
  if (!isChosen) return <Tag>不导入</Tag>;
  return state === 'hint' ? <Tag tone="huang">有提示</Tag> : <Tag tone="lv">可导入</Tag>;
}

/** The tick of what will be imported; a click leaves it out. */
function Choice({ row: { name, isChosen }, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      role="checkbox"
      className="im__c"
      aria-checked={isChosen}
      aria-label={`导入「${name}」`}
      onClick={() => onChoose(!isChosen)}
    >
      {isChosen && <Check size={15} aria-hidden="true" />}
    </button>
  );
}

function Facts({ row, nameOf }: { row: ImportRow } & Pick<ImportListProps, 'nameOf'>) {
  const rules = useDeckRules();
  const { duplicate_of, problems } = row;
  if (duplicate_of !== null) return <small>与「{duplicate_of}」完全相同</small>;
  const words = [identityWords(row, rules), ...problems.map((problem) => deckProblemText(problem, nameOf))];
  return <small title={words.join('\n')}>{words.join(' · ')}</small>;
}
