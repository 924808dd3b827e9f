/** How many wait for an answer; nothing for none. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-zhu-fill px-1.5 font-num text-12/4 font-semibold text-on-fill">
      {count}
      <span className="sr-only"> 份待答复</span>
    </span>
  );
}
