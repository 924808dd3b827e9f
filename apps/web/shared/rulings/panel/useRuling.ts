import { matchesApi, type MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { messageOf } from '../../api/error-text.ts';
import { useMatchCommand, useRulingPreview } from '../../match/commands.api.ts';
import { afterCommand } from '../../ui/feedback/after-command.ts';
import type { LaterStages } from '../later-stages.ts';
import { bodyOf, commandOf, linkedDraft, type RulingDraft } from './ruling-draft.ts';
import { rulingText } from './ruling-texts.ts';

/** A ruling from its choice over its effects to its answer; the address may have chosen its kind. */
export function useRuling({ info, series }: MatchSnapshot) {
  const [search] = useSearchParams();
  const linked = search.get('match') === info.id ? search.get('ruling') : null;
  const [draft, setDraft] = useState<RulingDraft | null>(() => linkedDraft(series, linked, info.battle === null));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [laterStages, setLaterStages] = useState<LaterStages>('keep');
  const command = draft && commandOf(series, draft);
  const asked = command && (laterStages === 'restart' ? { ...command, restart_stages: 'true' } : command);
  const preview = useRulingPreview(info.id, asked);
  const rule = useMatchCommand(matchesApi.rule, info.id, true);
  const isReady = asked !== null && preview.data !== undefined && !preview.isFetching;
  const isMissing = isTried && reason.trim() === '';
  const clear = () => {
    setDraft(null);
    setReason('');
    setTried(false);
  };
  return {
    draft,
    reason,
    laterStages,
    preview,
    isReady,
    isChosen: asked !== null,
    isPending: rule.isPending,
    error: isMissing ? '请填写原因' : rule.error ? messageOf(rule.error) : undefined,
    setReason,
    setLaterStages,
    choose(next: RulingDraft) {
      setDraft(next);
      rule.reset();
    },
    send() {
      setTried(true);
      if (!draft || !asked || !preview.data || !isReady || reason.trim() === '') return;
      void afterCommand(rule.mutateAsync(bodyOf(asked, reason.trim(), preview.data)), {
        doneText: `${rulingText(series, draft)}，双方已收到`,
        onClose: clear,
        // what has changed meanwhile is worked out anew, and confirmed anew
        onError: () => void preview.refetch(),
      });
    },
  };
}
