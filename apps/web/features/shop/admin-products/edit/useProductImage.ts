import { IMAGE_ACCEPT, IMAGE_MAX_BYTES, UPLOAD_ERRORS } from '@pailei/contracts/site/uploads/uploads.api';
import { useRef, useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { sendImage } from '../products-admin.api.ts';

export type ProductImage = {
  isSending: boolean;
  problem: string | undefined;
  choose: (file: File) => void;
};

const ACCEPTED = IMAGE_ACCEPT.split(',');

/** Sends an image as soon as it is chosen; of two chosen one after the other the later one counts. */
export function useProductImage(onSent: (url: string) => void): ProductImage {
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
      const fault = faultOf(file);
      setProblem(fault);
      if (fault === undefined) void send(file);
    },
  };
}

/** What is wrong with a file before it is sent; the server looks at its content as well. */
function faultOf({ name, type, size }: File): string | undefined {
  const isImage = ACCEPTED.some((kind) => type === kind || (kind.startsWith('.') && name.toLowerCase().endsWith(kind)));
  if (!isImage) return UPLOAD_ERRORS.image_type[1];
  return size > IMAGE_MAX_BYTES ? UPLOAD_ERRORS.image_too_large[1] : undefined;
}
