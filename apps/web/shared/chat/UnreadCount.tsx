/** How many messages are new, beside the name of what opens them. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="font-num text-13 font-semibold text-zhu-text">
      {count}
      <span className="sr-only"> 条未读</span>
    </span>
  );
}
