import { SendHorizontal } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';

import { IconButton } from '../ui/actions/IconButton.tsx';
import { Input } from '../ui/forms/Input.tsx';

type ChatFormProps = {
  /** `发给本队`. */
  label: string;
  /** Characters of a message. */
  most: number;
  /** Why nobody, or not this one, writes any more; null: they do. */
  closedText: string | null;
  onSend: (text: string) => void;
};

/** One line of text; Enter sends it. */
export function ChatForm({ label, most, closedText, onSend }: ChatFormProps) {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };
  if (closedText !== null) {
    return (
      <p className="flex min-h-15 items-center border-t border-t-line-1 px-4.5 py-3 text-13 wrap-anywhere text-text-3">
        {closedText}
      </p>
    );
  }
  return (
    <form className="flex items-center gap-2 border-t border-t-line-1 px-3.5 py-3" onSubmit={submit}>
      <Input
        className="flex-1"
        value={text}
        aria-label={label}
        placeholder={label}
        maxLength={most}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" label="发送" disabled={text.trim() === ''}>
        <SendHorizontal size={18} />
      </IconButton>
    </form>
  );
}
