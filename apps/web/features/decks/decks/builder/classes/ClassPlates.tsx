import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../../../shared/ui/marks/ClassPlate.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';

type ClassPlatesProps = {
  value: string;
  /** Smaller, on the surface of a dialog. */
  isInDialog?: boolean;
  onChoose: (heroClass: string) => void;
};

/** Every class of the rules as a card to choose. */
export function ClassPlates({ value, isInDialog = false, onChoose }: ClassPlatesProps) {
  const { classes } = useDeckRules();
  return (
    <div
      className={cx(
        'grid max-tablet:grid-cols-3',
        isInDialog
          ? 'grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2'
          : 'grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3',
      )}
      role="group"
      aria-label="选择职业"
    >
      {classes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={cx(
            'grid cursor-pointer justify-items-center gap-2.5 rounded-panel border-0 text-text-1 transition-colors hover:bg-surface-2',
            isInDialog ? 'bg-surface-2 px-1 pt-3.5 pb-2.5' : 'bg-surface-1 px-2 pt-5 pb-3.5',
            value === id ? 'inset-ring-2 inset-ring-zhu-bright' : 'shadow-panel',
          )}
          aria-pressed={value === id}
          onClick={() => onChoose(id)}
        >
          <ClassPlate heroClass={id} size="xl" />
          <b className="font-medium">{name}</b>
        </button>
      ))}
    </div>
  );
}
