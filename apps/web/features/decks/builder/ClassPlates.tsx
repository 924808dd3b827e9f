import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { cx } from '../../../shared/ui/cx.ts';

type ClassPlatesProps = { value: string; onChoose: (heroClass: string) => void };

/** Every class of the rules as a card to choose. */
export function ClassPlates({ value, onChoose }: ClassPlatesProps) {
  const { classes } = useDeckRules();
  return (
    <div className="bdc" role="group" aria-label="选择职业">
      {classes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={cx(value === id && 'is-on')}
          aria-pressed={value === id}
          onClick={() => onChoose(id)}
        >
          <ClassPlate heroClass={id} size="xl" />
          <b>{name}</b>
        </button>
      ))}
    </div>
  );
}
