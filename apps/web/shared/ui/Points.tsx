/** Shop points: the coin left of the number, always gold. */
export function Points({ value }: { value: number }) {
  return (
    <span className="pts">
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        <path
          fillRule="evenodd"
          fill="currentColor"
          d="M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8zM5.6 5.6v4.8h4.8V5.6z"
        />
      </svg>
      {value.toLocaleString('en-US')}
      <span className="only-sr">积分</span>
    </span>
  );
}
