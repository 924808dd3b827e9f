import { registerBody } from '@pailei/contracts/people/login/login.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { Lock, Mail, User } from 'lucide-react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { safeRedirect } from '../../../shared/links/redirect.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { sessionAtom } from '../../../shared/state/session.atoms.ts';
import { Avatar } from '../../../shared/ui/marks/Avatar.tsx';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { Field, PasswordField, TextField } from '../../../shared/ui/forms/Field.tsx';
import { Input } from '../../../shared/ui/forms/Input.tsx';
import { gameIdHint } from '../../../shared/ui/forms/game-id-hint.ts';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { AuthForm } from './AuthForm.tsx';
import { useRegister, type RegisterForm } from './accounts.api.ts';
import { showErrors } from '../../../shared/ui/forms/form-errors.ts';
import { OtherPage } from './OtherPage.tsx';
import { PasswordStrength } from '../../../shared/ui/forms/PasswordStrength.tsx';

const EMPTY = { username: '', qq: '', game_id: '', email: '', password: '' };

export function RegisterPage() {
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const navigate = useNavigate();
  const isLoggedIn = useAtomValue(sessionAtom) !== null;
  const register = useRegister();
  const form = useForm<RegisterForm>({ resolver: zodResolver(registerBody), defaultValues: EMPTY, mode: 'onTouched' });
  const { errors } = form.formState;
  const username = form.watch('username');

  const submit = form.handleSubmit((body) =>
    register.mutate(body, {
      onSuccess: ({ user }) => {
        toast.success(`欢迎，${user.username}。验证邮件已发往 ${user.email ?? body.email}`);
        void navigate(target, { replace: true });
      },
      onError: (error) => showErrors(error, ['username', 'qq', 'game_id', 'email', 'password'], form.setError),
    }),
  );

  if (isLoggedIn && !register.isSuccess) return <Navigate to={target} replace />;
  return (
    <AuthForm title="注册" onSubmit={() => void submit()}>
      {errors.root && <Note tone="yan">{errors.root.message}</Note>}
      <TextField
        large
        label="用户名"
        autoComplete="username"
        icon={<User size={17} />}
        hint="2 – 20 个字，赛场上就用这个名字"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <QqField name={username} error={errors.qq?.message} registration={form.register('qq')} />
      <TextField
        large
        label="游戏 ID"
        aside={<span className="text-text-3">选填，对手凭它加你好友</span>}
        autoComplete="off"
        hint={gameIdHint(form.watch('game_id'), '')}
        error={errors.game_id?.message}
        {...form.register('game_id')}
      />
      <TextField
        large
        type="email"
        label="邮箱"
        placeholder="用于找回密码，验证后可用来登录"
        autoComplete="email"
        icon={<Mail size={17} />}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="grid gap-2">
        <PasswordField
          large
          label="密码"
          autoComplete="new-password"
          icon={<Lock size={17} />}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordStrength password={form.watch('password')} />
      </div>
      <Button type="submit" variant="primary" size="lg" block pending={register.isPending}>
        注册
      </Button>
      <OtherPage question="已有账号？" label="登录" pathname="/login" />
    </AuthForm>
  );
}

type QqFieldProps = { name: string; error: string | undefined; registration: UseFormRegisterReturn };

/** The number beside the avatar as it will look. */
function QqField({ name, error, registration }: QqFieldProps) {
  return (
    <Field label="QQ 号" aside={<span className="text-text-3">选填，用于赛事联络</span>} error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <Avatar name={name || '牌'} size={44} />
          <Input large className="flex-1" inputMode="numeric" autoComplete="off" {...registration} {...control} />
        </div>
      )}
    </Field>
  );
}
