import type { ReactNode } from 'react';

import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { Button, type ButtonVariant } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { sideOf } from './challenge-todo.ts';
import type { StepProps } from './step-props.ts';

type Answer = Parameters<ReturnType<typeof useAnswer>['mutateAsync']>[0];
type Choice = { label: string; variant: ButtonVariant; answer: Answer; doneText: string };

type WishProps = StepProps & {
  by: 'a' | 'b';
  accept: Choice;
  reject: Pick<Choice, 'answer' | 'doneText'>;
  children: (isOurs: boolean) => ReactNode;
};

/** What one side asks of an appointment: the leaders of the other one answer. */
export function Wish({ challenge, teamId, isLeader, by, accept, reject, children }: WishProps) {
  const { mutateAsync, isPending } = useAnswer(challenge);
  const isOurs = by === sideOf(challenge, teamId);
  const choices: readonly Choice[] = [accept, { label: '不同意', variant: 'ghost', ...reject }];
  const buttons = choices.map(({ label, variant, answer, doneText }) => (
    <Button
      key={label}
      size="sm"
      variant={variant}
      pending={isPending}
      onClick={() => void afterCommand(mutateAsync(answer), { doneText, onError: toastError })}
    >
      {label}
    </Button>
  ));
  return (
    <Note tone="huang" wraps action={isLeader && !isOurs && <span className="flex gap-2">{buttons}</span>}>
      {children(isOurs)}
    </Note>
  );
}
