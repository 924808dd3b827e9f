import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { Input } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

const WAIT_MS = 300;

export type SearchFieldProps = {
  /** What is searched: 「用户名、邮箱、QQ」. */
  label: string;
  /** Where the field stands alone: 「搜索卡组」. Else the label. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
};

/** Asks 300 ms after the last key, at once on Enter, and follows its value when that changes from outside. */
export function SearchField({ label, placeholder = label, value, onChange, maxLength = 40 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const wanted = text.trim();
  const ask = useEffectEvent(() => onChange(wanted));
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(ask, WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  const clear = () => {
    setText('');
    onChange('');
  };
  return (
    <form
      className="fs__s"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== value) onChange(wanted);
      }}
    >
      <Input
        className="inp--soft"
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
