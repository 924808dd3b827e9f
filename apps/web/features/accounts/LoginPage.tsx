import { loginBody } from '@pailei/contracts/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Lock, User } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { safeRedirect } from '../../app/redirect.ts';
import { titleAt } from '../../app/titles.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { sessionAtom } from '../../shared/state/session.atoms.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { PasswordField, TextField } from '../../shared/ui/Field.tsx';
import { useLogin, type LoginForm } from './accounts.api.ts';
import { showErrors } from './form-errors.ts';
import { OtherPage } from './OtherPage.tsx';

export function LoginPage() {
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const navigate = useNavigate();
  const isLoggedIn = useAtomValue(sessionAtom) !== null;
  const login = useLogin();
  const form = useForm<LoginForm>({ resolver: zodResolver(loginBody), defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit((body) =>
    login.mutate(body, {
      onSuccess: () => void navigate(target, { replace: true }),
      onError: (error) => showErrors(error, ['username', 'password'], form.setError, 'password'),
    }),
  );

  if (isLoggedIn && !login.isSuccess) return <Navigate to={target} replace />;
  return (
    <form className="au__form" onSubmit={(event) => void submit(event)} noValidate>
      <h1 className="song">登录</h1>
      <Explanation target={target} />
      <TextField
        large
        label="用户名"
        placeholder="用户名或邮箱"
        autoComplete="username"
        icon={<User size={17} />}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        large
        label="密码"
        autoComplete="current-password"
        icon={<Lock size={17} />}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" block pending={login.isPending}>
        登录
      </Button>
      <OtherPage question="还没有账号？" label="注册" pathname="/register" />
    </form>
  );
}

/** Why the visitor is here and where they will come back to. */
function Explanation({ target }: { target: string }) {
  const state = useLocation().state as { isExpired?: boolean } | null;
  const title = target === '/' ? undefined : titleAt(target.split(/[?#]/)[0] ?? target);
  const parts = [state?.isExpired && '登录已过期，请重新登录。', title && `登录后回到「${title}」。`].filter(Boolean);
  return parts.length > 0 ? <p className="au__sub">{parts}</p> : null;
}
