import { streamQueueTopic } from '@pailei/contracts/play/stream-queue/stream-queue.topic';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { hasSessionEnded, messageOf } from '../../../shared/api/error-text.ts';
import { acceptAnswer } from '../../../shared/live/topics.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { delayQuestion, type DelayQuestion } from './delay-question.ts';
import type { QueueOrder } from './stream-queue.calls.ts';

/** Orders of the staff; players never load what is behind them. `question`: what the last one waits for. */
export function useQueueOrder() {
  const [question, setQuestion] = useState<DelayQuestion | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (order: QueueOrder) => (await import('./stream-queue.calls.ts')).sendOrder(order),
    onSuccess: ({ queue, version }) => acceptAnswer(streamQueueTopic.of(), queue, version),
    onError: (error, order) => {
      const newQuestion = delayQuestion(error, order);
      setQuestion(newQuestion);
      if (!newQuestion && !hasSessionEnded(error)) toast.error(messageOf(error));
    },
    meta: { quiet: true },
  });
  const answer = (isYes: boolean) => {
    if (isYes && question) mutate(question.order);
    setQuestion(null);
  };
  return { mutate, isPending, question, answer };
}
