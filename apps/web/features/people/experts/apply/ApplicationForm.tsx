import { zodResolver } from '@hookform/resolvers/zod';
import {
  ACHIEVEMENTS_MAX,
  expertApplicationBody,
  type ExpertApplication,
} from '@pailei/contracts/people/experts/experts.api';
import { useForm } from 'react-hook-form';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { gameIdHint } from '../../../../shared/ui/forms/game-id-hint.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useFormDraft } from '../../../../shared/ui/forms/useFormDraft.ts';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { useApply, type ApplicationBody } from './apply.api.ts';
import { ProofField } from './ProofField.tsx';
import { useProofs } from './useProofs.ts';

type Texts = Omit<ApplicationBody, 'proof_ids'>;

const FIELDS = ['game_id', 'best_rank', 'achievements'] as const;
const textsSchema = expertApplicationBody.omit({ proof_ids: true });

/** Begins with what the visitor wrote last time, so that only what was missing has to be added. */
export function ApplicationForm({ last }: { last: ExpertApplication | undefined }) {
  const gameId = useAtomValue(userAtom)?.game_id ?? '';
  const apply = useApply();
  const proofs = useProofs();
  const form = useForm<Texts>({
    resolver: zodResolver(textsSchema),
    defaultValues: {
      game_id: last?.game_id ?? gameId,
      best_rank: last?.best_rank ?? '',
      achievements: last?.achievements ?? '',
    },
    mode: 'onTouched',
  });
  useFormDraft(form, 'expert_application', FIELDS);
  const { register, handleSubmit, formState, setError, watch, reset } = form;
  const { errors } = formState;
  const submit = handleSubmit((texts) => {
    const proof_ids = proofs.list.flatMap(({ id }) => (id === null ? [] : [id]));
    void afterCommand(apply.mutateAsync({ ...texts, proof_ids }), {
      doneText: '申请已提交',
      onClose: reset,
      onError: (error) => {
        const problem = error instanceof ApiError ? error.errors['proof_ids'] : undefined;
        if (problem === undefined) showErrors(error, FIELDS, setError);
        else proofs.refuse(problem);
      },
    });
  });
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      {errors.root && <Note tone="yan">{errors.root.message}</Note>}
      <TextField
        label="游戏 ID"
        autoComplete="off"
        hint={gameIdHint(form.watch('game_id'), '管理员据此核对战绩')}
        error={errors.game_id?.message}
        {...register('game_id')}
      />
      <TextField
        label="最高段位"
        autoComplete="off"
        placeholder="例如：传说 120"
        error={errors.best_rank?.message}
        {...register('best_rank')}
      />
      <TextAreaField
        label="成绩与经历"
        aside={<Counter length={watch('achievements').trim().length} />}
        hint="参加过的赛事、名次、时间，至少 10 个字"
        error={errors.achievements?.message}
        rows={6}
        {...register('achievements')}
      />
      <ProofField proofs={proofs} />
      <div>
        <Button type="submit" variant="primary" size="lg" pending={apply.isPending} disabled={proofs.isSending}>
          {last ? '重新提交申请' : '提交申请'}
        </Button>
      </div>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  return (
    <span className={cx('font-num font-semibold', length > ACHIEVEMENTS_MAX ? 'text-yan-text' : 'text-text-3')}>
      {length} / {ACHIEVEMENTS_MAX}
    </span>
  );
}
