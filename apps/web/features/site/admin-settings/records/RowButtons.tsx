import { Button } from '../../../../shared/ui/actions/Button.tsx';

type RowButtonsProps = { endLabel: string; isEndMarked?: boolean; onChange: () => void; onEnd: () => void };

/** Changes a record or ends it. `isEndMarked`: the end takes something away at once. */
export function RowButtons({ endLabel, isEndMarked = false, onChange, onEnd }: RowButtonsProps) {
  return (
    <span className="flex items-center gap-2 justify-end">
      <Button size="sm" variant="ghost" onClick={onChange}>
        修改
      </Button>
      <Button size="sm" {...(!isEndMarked && { variant: 'text' })} onClick={onEnd}>
        {endLabel}
      </Button>
    </span>
  );
}
