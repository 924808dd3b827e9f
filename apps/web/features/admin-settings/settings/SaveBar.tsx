import { Button } from '../../../shared/ui/Button.tsx';

type SaveBarProps = { count: number; isSaving: boolean; onDiscard: () => void };

/** Sticks to the bottom as long as something is changed. */
export function SaveBar({ count, isSaving, onDiscard }: SaveBarProps) {
  if (count === 0) return null;
  return (
    <div className="bb" role="region" aria-label="未保存的更改">
      <span className="bb__n" aria-live="polite">
        <b className="num">{count}</b> 项更改未保存
      </span>
      <span className="bb__a">
        <Button variant="text" disabled={isSaving} onClick={onDiscard}>
          放弃更改
        </Button>
        <Button type="submit" variant="primary" pending={isSaving}>
          {`保存 ${count} 项更改`}
        </Button>
      </span>
    </div>
  );
}
