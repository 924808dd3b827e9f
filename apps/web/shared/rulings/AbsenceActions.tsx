import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { AbsenceCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Side } from '@pailei/domain/series/sides';
import { useState } from 'react';

import { useMatchCommand } from '../match/commands.api.ts';
import { useMatch } from '../live/useTopics.ts';
import { Button } from '../ui/actions/Button.tsx';
import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { RulingChoice } from './RulingChoice.tsx';

const ANSWERS = ['extend', 'give_game_loss', 'give_match_loss'] as const;
type Answer = (typeof ANSWERS)[number];

const EXTENSION_SECONDS = 300;
const ANSWER_TEXTS: Readonly<Record<Answer, { button: string; description: string }>> = {
  extend: {
    button: '再等 5 分钟',
    description: '本级时限延长 5 分钟，系统会继续呼叫。到时仍未通知到，会再次请裁判处理。',
  },
  give_game_loss: { button: '判负一局', description: '对手得到这一局，本场继续等待。' },
  give_match_loss: { button: '判负本场', description: '本场立即结束，对手获胜。' },
};

/** How a referee answers an absence that the clock does not punish. */
export function AbsenceActions({ one }: { one: AbsenceCase }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <>
      {ANSWERS.map((kind) => (
        <Button key={kind} variant={kind === 'extend' ? 'primary' : 'ghost'} onClick={() => setAnswer(kind)}>
          {ANSWER_TEXTS[kind].button}
        </Button>
      ))}
      {answer && <AnswerDialog one={one} answer={answer} onClose={() => setAnswer(null)} />}
    </>
  );
}

type AnswerDialogProps = { one: AbsenceCase; answer: Answer; onClose: () => void };

function AnswerDialog({ one: { match_id, sides, unreached, next_game }, answer, onClose }: AnswerDialogProps) {
  const rule = useMatchCommand(matchesApi.rule, match_id, true);
  const { due_at = null } = useMatch(match_id).state?.series ?? {};
  const [side, setSide] = useState<Side>(unreached[0] ?? 'a');
  const bodyOf = (reason: string): BodyInput<typeof matchesApi.rule> => {
    switch (answer) {
      case 'extend':
        return { type: 'extend', due_at: due_at ?? '', seconds: EXTENSION_SECONDS, reason };
      case 'give_game_loss':
        return { type: 'give_game_loss', side, game_number: next_game, reason };
      case 'give_match_loss':
        return { type: 'give_match_loss', side, reason };
      default:
        return answer satisfies never;
    }
  };
  const { button, description } = ANSWER_TEXTS[answer];
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={button}
      description={description}
      label="原因"
      confirmLabel={button}
      variant={answer === 'extend' ? 'primary' : 'danger'}
      pending={rule.isPending}
      disabled={answer === 'extend' && due_at === null}
      error={rule.error}
      onConfirm={(reason) => rule.mutate(bodyOf(reason), { onSuccess: onClose })}
    >
      {answer !== 'extend' && unreached.length > 1 && (
        <RulingChoice
          label="缺席的一方"
          options={unreached.map((value) => ({ value, label: sides[value].name }))}
          value={side}
          onChange={setSide}
        />
      )}
    </ReasonDialog>
  );
}
