import { useRef, useState } from 'react';

import { messageOf } from '../api/error-text.ts';
import { imageFault } from './image-fault.ts';

export type ImageUpload = {
  isSending: boolean;
  problem: string | undefined;
  choose: (file: File) => void;
};

type Send<T> = (file: File, signal: AbortSignal) => Promise<T>;

/** Sends an image as soon as it is chosen; of two chosen one after the other the later one counts. */
export function useImageUpload<T>(sendImage: Send<T>, onSent: (image: T) => void): ImageUpload {
  const sending = useRef<AbortController>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(file: File): Promise<void> {
    const abort = new AbortController();
    sending.current?.abort();
    sending.current = abort;
    setSending(true);
    try {
      onSent(await sendImage(file, abort.signal));
    } catch (error) {
      if (abort.signal.aborted) return;
      setProblem(messageOf(error));
    }
    if (sending.current === abort) setSending(false);
  }

  return {
    isSending,
    problem,
    choose(file) {
      const fault = imageFault(file);
      setProblem(fault);
      if (fault === undefined) void send(file);
    },
  };
}
