import type { BattleCall } from '@pailei/contracts/play/referee-calls/call-views';
import { battleCallBody, battleCallsApi } from '@pailei/contracts/play/referee-calls/battle-calls.api';
import { CALL_TEXT_MAX } from '@pailei/domain/battles/settings';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import { useMutation } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';

import { api } from '../../../../../shared/api/api.ts';
import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../../shared/api/field-errors.ts';
import { useKeyedCall } from '../../../../../shared/api/useKeyedCall.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { TextAreaField } from '../../../../../shared/ui/forms/Field.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { formatFacts } from '../../../../../shared/battles/model/format-facts.ts';

const WHOLE = 'whole';

type CallRefereeProps = {
  state: BattleState;
  /** The last one of the own side. */
  call: BattleCall | null;
  /** The line to the referees, where they answer. */
  onCalled: () => void;
};

/** Calls a referee with a word on what happened; one call at a time. */
export function CallReferee({ state, call, onCalled }: CallRefereeProps) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting = call !== null && call.closed === null;
  return (
    <>
      <Button
        variant="ghost"
        block
        className="only:col-span-2"
        icon={<Gavel size={16} />}
        onClick={() => (isWaiting ? onCalled() : setOpen(true))}
      >
        {isWaiting ? '裁判频道' : '呼叫裁判'}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="呼叫裁判" isPhoneSheet>
        {isOpen && (
          <CallForm
            state={state}
            onDone={() => {
              setOpen(false);
              onCalled();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function CallForm({ state, onDone }: { state: BattleState; onDone: () => void }) {
  const [text, setText] = useState('');
  const [board, setBoard] = useState(WHOLE);
  const [errors, setErrors] = useState<FieldErrors>({});
  const open = useOpenCall(state.battle_id);
  const { boardName } = formatFacts(state);
  const running = state.boards.filter(isBoardRunning);
  const send = () => {
    const checked = battleCallBody.safeParse({ text, board_number: board === WHOLE ? null : Number(board) });
    if (!checked.success) return setErrors(errorsOfCheck(checked.error));
    setErrors({});
    return open.mutate(checked.data, { onSuccess: onDone, onError: (error) => setErrors(errorsOfAnswer(error)) });
  };
  return (
    <form
      className="grid gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {running.length > 0 && (
        <Select
          label="关于"
          value={board}
          options={[
            { value: WHOLE, label: '整场' },
            ...running.map(({ number }) => ({ value: String(number), label: boardName(number) })),
          ]}
          onChange={setBoard}
        />
      )}
      <TextAreaField
        label="情况说明"
        hint="只有裁判与本队能看到"
        rows={3}
        maxLength={CALL_TEXT_MAX}
        value={text}
        error={errors['text'] ?? errors['root'] ?? errors['board_number']}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" className="justify-self-end" pending={open.isPending}>
        呼叫裁判
      </Button>
    </form>
  );
}

/** The same call sent again is the same one. */
function useOpenCall(id: string) {
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: ReturnType<typeof battleCallBody.parse>) =>
      api.retry(battleCallsApi.open, { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: forget,
    meta: { quiet: true },
  });
}
