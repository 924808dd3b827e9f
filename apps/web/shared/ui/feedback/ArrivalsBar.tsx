import { ArrowUp } from 'lucide-react';

type ArrivalsBarProps = {
  /** What has come: 「3 条新订单」. */
  text: string;
  hint?: string;
  onAdmit: () => void;
};

/** New rows wait here until the reader lets them in. */
export function ArrivalsBar({ text, hint = '点击载入', onAdmit }: ArrivalsBarProps) {
  return (
    <button
      type="button"
      className="mb-2 flex h-10 w-full cursor-pointer items-center justify-center gap-3 rounded-control border-0 bg-zhu-wash text-13 text-text-2"
      onClick={onAdmit}
    >
      <span className="flex items-center gap-2 text-zhu-text">
        <ArrowUp size={14} aria-hidden="true" />
        <b>{text}</b>
      </span>
      {hint}
    </button>
  );
}
