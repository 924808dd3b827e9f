import { deckProblemText } from '@pailei/contracts/decks/decks/deck-problem-text';
import { Check, CopyCheck } from 'lucide-react';

import { ClassButton } from '../../../../shared/decks/ClassFilter.tsx';
import { identityText } from '../../../../shared/decks/deck-labels.ts';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { Checkbox } from '../../../../shared/ui/forms/Checkbox.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { EntryCode, EntryEnd, EntryName, UnknownClass } from './entry-parts.tsx';
import type { ImportRow } from './import.model.ts';

type ChoiceProps = { row: ImportRow; onChoose: (isChosen: boolean) => void };
type NameOf = (dbfId: number) => string;
type ReadDeckProps = ChoiceProps & { nameOf: NameOf; onClass: (heroClass: string) => void };

/** A deck that was read, with the choice whether it is imported. */
export function ReadDeck({ row, nameOf, onChoose, onClass }: ReadDeckProps) {
  const { name, code, state, isChosen } = row;
  return (
    <>
      {state === 'duplicate' ? (
        <CopyCheck size={15} className="justify-self-center text-text-3" aria-hidden="true" />
      ) : (
        <Choice row={row} onChoose={onChoose} />
      )}
      {row.class === null ? (
        <UnknownClass />
      ) : (
        <span className={cx('flex', !isChosen && 'grayscale-75')}>
          <ClassPlate heroClass={row.class} size="m" />
        </span>
      )}
      <EntryName name={name}>
        <Facts row={row} nameOf={nameOf} />
      </EntryName>
      <EntryCode code={code} />
      <EntryEnd>
        {state === 'duplicate' ? <ImportAnyway row={row} onChoose={onChoose} /> : <StateTag row={row} />}
      </EntryEnd>
      {state === 'ask' && <ClassChoice row={row} onClass={onClass} />}
    </>
  );
}

function ImportAnyway({ row: { name, isChosen }, onChoose }: ChoiceProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box in it is a control
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 text-12 whitespace-nowrap text-text-2 max-tablet:min-h-10">
      <Checkbox label={`仍导入「${name}」`} checked={isChosen} onChange={onChoose} />
      仍导入
    </label>
  );
}

/** The classes to choose from, for a hero whose class is not known. */
function ClassChoice({ row, onClass }: Pick<ReadDeckProps, 'row' | 'onClass'>) {
  const { classes } = useDeckRules();
  return (
    <div className="col-start-2 -col-end-1 grid gap-1.5 pb-1.5 text-huang-text">
      <small>英雄皮肤尚未收录，请选择职业</small>
      <div className="flex flex-wrap gap-1" role="group" aria-label={`「${row.name}」的职业`}>
        {classes.map(({ id, name }) => (
          <ClassButton key={id} isOn={row.class === id} aria-label={name} title={name} onClick={() => onClass(id)}>
            <ClassPlate heroClass={id} size="s" />
          </ClassButton>
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

/** The tick of what will be imported; a click leaves it out. Its target is larger than the box. */
function Choice({ row: { name, isChosen }, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      role="checkbox"
      className={cx(
        'relative grid size-5 cursor-pointer place-items-center rounded-seal border-0 bg-transparent p-0 text-lv-text before:absolute before:-inset-2.5',
        !isChosen && 'inset-ring inset-ring-line-control',
      )}
      aria-checked={isChosen}
      aria-label={`导入「${name}」`}
      onClick={() => onChoose(!isChosen)}
    >
      {isChosen && <Check size={15} aria-hidden="true" />}
    </button>
  );
}

function Facts({ row, nameOf }: { row: ImportRow; nameOf: NameOf }) {
  const rules = useDeckRules();
  const { duplicate_of, problems } = row;
  if (duplicate_of !== null) return <small className="block text-text-3">与「{duplicate_of}」完全相同</small>;
  const lines = [identityText(row, rules), ...problems.map((problem) => deckProblemText(problem, nameOf))];
  return (
    <small className="block text-text-3" title={lines.join('\n')}>
      {lines.join(' · ')}
    </small>
  );
}
