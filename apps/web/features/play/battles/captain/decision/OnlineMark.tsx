import { Check, Hourglass } from 'lucide-react';

/** Whether a member uses the site now. */
export function OnlineMark({ isOnline }: { isOnline: boolean }) {
  const Icon = isOnline ? Check : Hourglass;
  return (
    <span
      className={
        isOnline ? 'inline-flex items-center gap-1.5 text-lv-text' : 'inline-flex items-center gap-1.5 text-huang-text'
      }
    >
      <Icon size={14} aria-hidden="true" />
      {isOnline ? '在线' : '离线'}
    </span>
  );
}
