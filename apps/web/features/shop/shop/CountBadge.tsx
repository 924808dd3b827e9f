/** How many there are, on a button; `unit` is what is counted, for screen readers. */
export function CountBadge({ count, unit }: { count: number; unit: string }) {
  return (
    <span className="min-w-4 rounded-full bg-zhu-fill px-[5px] text-center font-num text-12/4 font-semibold text-on-fill">
      {count}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}
