const HINTS = [
  ['J', 'K', '下一件 / 上一件'],
  ['1', '4', '选裁定'],
  ['R', null, '写裁定'],
  ['E', null, '看截图'],
  ['M', null, '场次记录'],
  ['T', null, '接手 / 交出'],
  ['/', null, '找桌号或选手'],
  ['Ctrl ↵', null, '发出裁定'],
] as const;

/** Which keys do what; there are none on a touch screen. */
export function DeskKeysHint() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-12 text-text-3 pointer-coarse:hidden" aria-label="快捷键">
      {HINTS.map(([first, second, text]) => (
        <li key={text} className="flex items-center gap-1.5">
          <kbd className="rounded-[4px] bg-surface-3 px-1.5 font-num">{first}</kbd>
          {second !== null && <kbd className="rounded-[4px] bg-surface-3 px-1.5 font-num">{second}</kbd>}
          {text}
        </li>
      ))}
    </ul>
  );
}
