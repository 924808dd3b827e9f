import { groupedPoints, signedPoints } from '@pailei/contracts/points-text';

/** An amount of shop points: the coin, then the number in gold. Standings points never carry the coin. */
export function Points({ value, isChange = false }: { value: number; isChange?: boolean }) {
  return (
    <span className="pts">
      <Coin />
      {isChange ? signedPoints(value) : groupedPoints(value)}
    </span>
  );
}

/** A round coin with a square hole. */
export function Coin() {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8zM5.6 5.6v4.8h4.8V5.6z"
      />
    </svg>
  );
}
