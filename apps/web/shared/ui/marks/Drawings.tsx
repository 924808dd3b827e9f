/** The small own drawings of empty states. */
export function RingDrawing() {
  return (
    <svg width="120" height="64" viewBox="0 0 120 64" aria-hidden="true">
      <path d="M14 20h92M14 32h92M14 44h92" stroke="var(--pl-zhu-bright)" strokeWidth="2" opacity=".7" />
      <path d="M14 12v44M106 12v44" stroke="var(--pl-text-3)" strokeWidth="2" />
    </svg>
  );
}

export function CutRopeDrawing() {
  return (
    <svg width="120" height="64" viewBox="0 0 120 64" aria-hidden="true" fill="none" strokeWidth="2">
      <path d="M14 20h92M14 44h92" stroke="var(--pl-yan-text)" opacity=".6" />
      <path d="M14 32h38l6 10M66 24l6 8h34" stroke="var(--pl-yan-text)" />
      <path d="M14 12v44M106 12v44" stroke="var(--pl-text-3)" />
    </svg>
  );
}
