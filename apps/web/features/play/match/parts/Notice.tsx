/** What was just done, in one line over the page. */
export function Notice({ text }: { text: string | null }) {
  return (
    <div className="fixed top-4 left-1/2 z-toast max-w-[calc(100vw-32px)] -translate-x-1/2" role="status">
      {text !== null && (
        <p className="rounded-[8px] bg-surface-pop px-4 py-2.5 wrap-anywhere shadow-2 ring-1 ring-line-1">{text}</p>
      )}
    </div>
  );
}
