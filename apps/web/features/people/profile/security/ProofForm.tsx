import { totpProofBody } from '@pailei/contracts/people/second-factor/second-factor.api';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { PasswordField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import type { ProofForm as Proof } from './security.api.ts';

type ProofFormProps<Data> = {
  id: string;
  command: UseMutationResult<Data, Error, Proof>;
  onDone: (data: Data) => void;
};

const EMPTY = { password: '', code: '' };

/** Password and code, for what changes the second factor. The submit button is in the dialog's footer. */
export function ProofForm<Data>({ id, command, onDone }: ProofFormProps<Data>) {
  const form = useForm<Proof>({ resolver: zodResolver(totpProofBody), defaultValues: EMPTY });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    command.mutate(body, {
      onSuccess: onDone,
      onError: (error) => showErrors(error, ['password', 'code'], form.setError, 'password'),
    }),
  );
  return (
    <form id={id} className="grid gap-4 mt-4" onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        label="当前密码"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextField
        label="动态验证码"
        hint="6 位数字，或一个恢复码"
        autoComplete="one-time-code"
        autoCapitalize="none"
        error={errors.code?.message}
        {...form.register('code')}
      />
    </form>
  );
}
