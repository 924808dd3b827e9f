import type { EntryRow } from '@pailei/contracts/play/entries/entries.api';
import { useState } from 'react';

import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { useAnswerEntries } from './entries.api.ts';

type Answer = { answer: 'approve' } | { answer: 'reject'; reason: string };

const DONE = { approve: '已通过', reject: '已拒绝' } as const;

/** Answers to chosen entries; those that were refused keep their reason until they are answered again. */
export function useEntryAnswers(onDone: (refused: ReadonlySet<string>) => void) {
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const send = useAnswerEntries();
  const give = (rows: readonly EntryRow[], answer: Answer, onClose?: () => void) => {
    const entries = rows.map(({ id, tournament }) => ({ tournament_id: tournament.id, participant_id: id }));
    send.mutate(
      { ...answer, entries },
      {
        onSuccess({ results }) {
          const failed = new Map(results.flatMap(({ id, message }) => (message === null ? [] : [[id, message]])));
          setRefused(failed);
          onClose?.();
          onDone(new Set(failed.keys()));
          const done = results.length - failed.size;
          if (done > 0) toast.success(`${DONE[answer.answer]} ${done} 项报名`);
          if (failed.size > 0) toast.error(`${failed.size} 项没有完成，原因见列表`);
        },
        onError: (error) => answer.answer === 'approve' && toastError(error),
      },
    );
  };
  return { refused, give, isPending: send.isPending, error: send.error };
}
