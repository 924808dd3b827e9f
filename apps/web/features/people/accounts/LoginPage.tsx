import { loginBody } from '@pailei/contracts/people/login/login.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound, Lock, User, UserRoundX } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { ENROL_PATH } from '../../../shared/links/links.ts';
import { safeRedirect } from '../../../shared/links/redirect.ts';
import { PageTitles } from '../../../shared/navigation/page-titles.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { sessionAtom } from '../../../shared/state/session.atoms.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { PasswordField, TextField } from '../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { AuthForm, AuthIntro } from './AuthForm.tsx';
import { useLogin, type LoginForm } from './accounts.api.ts';
import { showErrors } from '../../../shared/ui/forms/form-errors.ts';
import { OtherPage } from './OtherPage.tsx';

const EMPTY = { username: '', password: '', totp_code: '' };

export function LoginPage() {
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const isLoggedIn = useAtomValue(sessionAtom) !== null;
  const { form, submit, login, isCodeRequired } = useLoginForm(target);
  const { errors } = form.formState;

  if (isLoggedIn && !login.isSuccess) return <Navigate to={target} replace />;
  return (
    <AuthForm title="登录" onSubmit={() => void submit()}>
      <SuspendedNote error={login.error} />
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
        action={
          <Link className="text-zhu-text max-tablet:-my-2.5 max-tablet:py-2.5" to="/forgot-password">
            忘记密码
          </Link>
        }
        autoComplete="current-password"
        icon={<Lock size={17} />}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {isCodeRequired && (
        <TextField
          large
          label="动态验证码"
          hint="身份验证器里的 6 位数字；设备不在身边时，输入一个恢复码"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          icon={<KeyRound size={17} />}
          error={errors.totp_code?.message}
          {...form.register('totp_code')}
        />
      )}
      <Button type="submit" variant="primary" size="lg" block pending={login.isPending}>
        登录
      </Button>
      <OtherPage question="还没有账号？" label="注册" pathname="/register" />
    </AuthForm>
  );
}

/** The form, with a field for the code once the server requires it. */
function useLoginForm(target: string) {
  const navigate = useNavigate();
  const login = useLogin();
  const [isCodeRequired, setCodeRequired] = useState(false);
  const form = useForm<LoginForm>({ resolver: zodResolver(loginBody), defaultValues: EMPTY });
  const { setFocus } = form;

  useEffect(() => {
    if (isCodeRequired) setFocus('totp_code');
  }, [isCodeRequired, setFocus]);

  const submit = form.handleSubmit((body) =>
    login.mutate(body, {
      onSuccess: ({ user }) => void navigate(user.needs_second_factor ? ENROL_PATH : target, { replace: true }),
      onError: (error) => {
        if (!isCodeRequired && requiresCode(error)) return setCodeRequired(true);
        if (suspensionOf(error) !== null) return;
        showErrors(error, ['username', 'password', 'totp_code'], form.setError, 'password');
      },
    }),
  );
  return { form, login, isCodeRequired, submit };
}

const requiresCode = (error: unknown): boolean => error instanceof ApiError && error.errors['totp_code'] !== undefined;

const suspensionOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.errors['account'] ?? null) : null;

/** Until when and why the account is suspended: as the session ended with it, or as the login was refused. */
function SuspendedNote({ error }: { error: unknown }) {
  const { suspended } = (useLocation().state ?? {}) as { suspended?: string };
  const text = suspensionOf(error) ?? (error === null ? suspended : undefined);
  if (text === undefined) return null;
  return (
    <div role="alert">
      <Note tone="yan" icon={<UserRoundX size={18} />}>
        {text}
      </Note>
    </div>
  );
}

/** Why the visitor is here and where they will come back to. */
function Explanation({ target }: { target: string }) {
  const state = useLocation().state as { isExpired?: boolean } | null;
  const titleAt = use(PageTitles);
  const title = target === '/' ? undefined : titleAt(target.split(/[?#]/)[0] ?? target);
  const parts = [state?.isExpired && '登录已过期，请重新登录。', title && `登录后回到「${title}」。`].filter(Boolean);
  return parts.length > 0 ? <AuthIntro>{parts}</AuthIntro> : null;
}
