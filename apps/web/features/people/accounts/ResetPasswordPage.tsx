import { PASSWORD_RESET_ERRORS } from '@pailei/contracts/people/password-reset/password-reset.api';
import { passwordSchema } from '@pailei/contracts/people/passwords/passwords.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';

import { ApiError } from '../../../shared/api/api-error.ts';
import { messageOf } from '../../../shared/api/error-text.ts';
import { Button, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { PasswordField } from '../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { Loading, Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { useResetPassword, useResetToken } from './accounts.api.ts';
import { AuthFrame, AuthIntro } from './AuthForm.tsx';
import { BackToLogin } from './OtherPage.tsx';
import { showErrors } from '../../../shared/ui/forms/form-errors.ts';
import { PasswordStrength } from '../../../shared/ui/forms/PasswordStrength.tsx';
import { useLinkToken } from './useLinkToken.ts';

export function ResetPasswordPage() {
  const token = useLinkToken();
  const check = useResetToken(token);
  return (
    <AuthFrame title="设置新密码">
      {token === null ? (
        <Refused message={PASSWORD_RESET_ERRORS.reset_token_invalid[1]} />
      ) : (
        <Loading isLoading={check.isPending} skeleton={<Skeleton width="100%" height={140} />}>
          {() => (check.isError ? <CheckFailed check={check} /> : <ResetForm token={token} />)}
        </Loading>
      )}
      <BackToLogin />
    </AuthFrame>
  );
}

function CheckFailed({ check }: { check: ReturnType<typeof useResetToken> }) {
  if (check.error instanceof ApiError && check.error.code === 'invalid') {
    return <Refused message={messageOf(check.error)} />;
  }
  return (
    <Note tone="yan" action={<Button onClick={() => void check.refetch()}>重试</Button>}>
      {messageOf(check.error)}
    </Note>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <>
      <Note tone="yan">{message}</Note>
      <LinkButton variant="primary" size="lg" block to="/forgot-password">
        重新申请
      </LinkButton>
    </>
  );
}

const formSchema = z.object({ new_password: passwordSchema });
type ResetFields = z.input<typeof formSchema>;

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword(token);
  const form = useForm<ResetFields>({ resolver: zodResolver(formSchema), defaultValues: { new_password: '' } });
  const submit = form.handleSubmit(({ new_password }) =>
    reset.mutate(new_password, {
      onSuccess: () => {
        toast.success('密码已重置，请用新密码登录');
        void navigate('/login', { replace: true });
      },
      onError: (error) => showErrors(error, ['new_password'], form.setError, 'new_password'),
    }),
  );
  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <AuthIntro>设置后，所有设备上的登录都会退出。</AuthIntro>
      <div className="grid gap-2">
        <PasswordField
          large
          label="新密码"
          autoComplete="new-password"
          icon={<Lock size={17} />}
          error={form.formState.errors.new_password?.message}
          {...form.register('new_password')}
        />
        <PasswordStrength password={form.watch('new_password')} />
      </div>
      <Button type="submit" variant="primary" size="lg" block pending={reset.isPending}>
        设置新密码
      </Button>
    </form>
  );
}
