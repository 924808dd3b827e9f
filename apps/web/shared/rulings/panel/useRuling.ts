import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { messageOf } from '../../api/error-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { usePreviewedRuling } from '../usePreviewedRuling.ts';
import { commandOf, linkedDraft, type RulingDraft } from './ruling-draft.ts';
import { rulingText } from './ruling-texts.ts';

/** A ruling from its choice over its effects to its answer; the address may have chosen its kind. */
export function useRuling({ info, series }: MatchSnapshot) {
  const [search] = useSearchParams();
  const linked = search.get('match') === info.id ? search.get('ruling') : null;
  const [draft, setDraft] = useState<RulingDraft | null>(() => linkedDraft(series, linked));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const command = draft && commandOf(series, draft);
  const { rule, isReady, effects, send } = usePreviewedRuling(info.id, command);
  const isMissing = isTried && reason.trim() === '';
  const clear = () => {
    setDraft(null);
    setReason('');
    setTried(false);
  };
  return {
    draft,
    reason,
    effects,
    isReady,
    isChosen: command !== null,
    isPending: rule.isPending,
    error: isMissing ? '请填写原因' : rule.error ? messageOf(rule.error) : undefined,
    setReason,
    choose(next: RulingDraft) {
      setDraft(next);
      rule.reset();
    },
    send() {
      setTried(true);
      if (!draft || reason.trim() === '') return;
      const onDone = () => {
        toast.success(`${rulingText(series, draft)}，双方已收到`);
        clear();
      };
      void send(reason.trim(), { onDone });
    },
  };
}
