import { leanOf, percent } from '../model/statistics.ts';

/** A share of the field as a bar; the largest one fills it. */
export function ShareBar({ share, most }: { share: number; most: number }) {
  return (
    <span className="fst__b">
      <span aria-hidden="true">
        <i style={{ width: `${(share / most) * 100}%` }} />
      </span>
      <b>{percent(share, 1)}</b>
    </span>
  );
}

/** A win rate as a bar to the right of even, or to its left. */
export function WinBar({ tally: { wins, losses } }: { tally: { wins: number; losses: number } }) {
  const { side, strength } = leanOf({ games: wins + losses, wins });
  return (
    <span className="fst__b">
      <span className="is-split" aria-hidden="true">
        {side && <i className={`is-${side}`} style={{ width: `${strength * 50}%` }} />}
      </span>
      <b>{percent(wins, wins + losses)}</b>
    </span>
  );
}
