import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../layout/cx.ts';
import { Input } from './Input.tsx';

const WAIT_MS = 300;

export type SearchFieldProps = {
  /** What is searched: 「用户名、邮箱、QQ」. */
  label: string;
  /** For a field without a visible label: 「搜索卡组」. Else the label. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** Its width, where it is not the usual one. */
  width?: string;
};

/** Asks 300 ms after the last key, at once on Enter, and follows its value when that changes from outside. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, maxLength = 40, width = 'w-60' } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const trimmed = text.trim();
  const emitChange = useEffectEvent(() => onChange(trimmed));
  useEffect(() => {
    if (trimmed === value) return;
    const timer = setTimeout(emitChange, WAIT_MS);
    return () => clearTimeout(timer);
  }, [trimmed, value]);
  const clear = () => {
    setText('');
    onChange('');
  };
  return (
    <form
      className={cx(width, 'max-tablet:w-full')}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== value) onChange(trimmed);
      }}
    >
      <Input
        tone="soft"
        hasTrailingButton
        icon={<Search size={16} />}
        placeholder={placeholder}
        aria-label={`搜索${label}`}
        enterKeyHint="search"
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        trailing={
          text !== '' && (
            <IconButton label="清除搜索" size="sm" onClick={clear}>
              <X size={14} />
            </IconButton>
          )
        }
      />
    </form>
  );
}
