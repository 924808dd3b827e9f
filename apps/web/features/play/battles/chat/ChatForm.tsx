import { CHAT_HOURS_AFTER, CHAT_MESSAGE_MAX } from '@pailei/domain/battles';
import { SendHorizontal } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';

import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Input } from '../../../../shared/ui/forms/Field.tsx';

type ChatFormProps = {
  /** `发给本队`. */
  label: string;
  /** The battle has been over for too long. */
  isClosed: boolean;
  onSend: (text: string) => void;
};

/** One line of text; Enter sends it. */
export function ChatForm({ label, isClosed, onSend }: ChatFormProps) {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };
  if (isClosed) {
    return (
      <p className="flex h-15 items-center border-t border-t-line-1 px-4.5 text-13 text-text-3">
        结束已超过 {CHAT_HOURS_AFTER} 小时，不能再发消息。
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
        maxLength={CHAT_MESSAGE_MAX}
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
