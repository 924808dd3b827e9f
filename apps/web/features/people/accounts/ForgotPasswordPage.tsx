import { forgotPasswordBody } from '@pailei/contracts/people/password-reset/password-reset.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';

import { Button } from '../../../shared/ui/actions/Button.tsx';
import { TextField } from '../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { useForgotPassword, type ForgotForm } from './accounts.api.ts';
import { AuthForm, AuthIntro } from './AuthForm.tsx';
import { BackToLogin } from './OtherPage.tsx';
import { showErrors } from '../../../shared/ui/forms/form-errors.ts';

export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const form = useForm<ForgotForm>({ resolver: zodResolver(forgotPasswordBody), defaultValues: { email: '' } });
  const submit = form.handleSubmit((body) =>
    forgot.mutate(body, { onError: (error) => showErrors(error, ['email'], form.setError, 'email') }),
  );
  return (
    <AuthForm title="找回密码" onSubmit={() => void submit()}>
      {forgot.isSuccess ? (
        <Asked email={forgot.variables.email} onAgain={() => forgot.reset()} />
      ) : (
        <>
          <AuthIntro>输入注册时填写的邮箱，我们把重置链接发给你。</AuthIntro>
          <TextField
            large
            type="email"
            label="邮箱"
            autoComplete="email"
            icon={<Mail size={17} />}
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" variant="primary" size="lg" block pending={forgot.isPending}>
            发送重置链接
          </Button>
        </>
      )}
      <BackToLogin />
    </AuthForm>
  );
}

/** The same text whether there is an account or not. */
function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="grid gap-4" role="status">
      <Note tone="qing">如果 {email} 注册过账号，重置链接已经发出。链接 10 分钟内有效，只能用一次。</Note>
      <p className="text-13 text-text-2">几分钟后仍没有收到，请看看垃圾邮件，或确认邮箱没有写错。</p>
      <Button block onClick={onAgain}>
        换一个邮箱
      </Button>
    </div>
  );
}
