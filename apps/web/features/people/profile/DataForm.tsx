import { type User, emailSchema } from '@pailei/contracts/people/accounts/accounts.api';
import { profileBody } from '@pailei/contracts/people/profile/profile.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { Button } from '../../../shared/ui/actions/Button.tsx';
import { PasswordField, TextField } from '../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { gameIdHint } from '../../../shared/ui/forms/game-id-hint.ts';
import { useFormDraft } from '../../../shared/ui/forms/useFormDraft.ts';
import { showErrors } from '../../../shared/ui/forms/form-errors.ts';
import { useUpdateProfile } from './profile.api.ts';

const DRAFT_FIELDS = ['email', 'qq', 'game_id'] as const;

/** An account that lost its claim has no address until it gives one. */
const formSchema = profileBody.extend({
  email: z.union([z.literal(''), emailSchema], '邮箱格式不正确'),
});
type Fields = z.input<typeof formSchema>;

const valuesOf = ({ email, qq, game_id }: User) => ({ email: email ?? '', qq: qq ?? '', game_id: game_id ?? '' });

const isOtherEmail = (typed: string, { email }: User): boolean =>
  typed !== '' && typed.trim().toLowerCase() !== email?.toLowerCase();

/** E-mail, QQ number and name in the game; another e-mail address asks for the password. */
export function DataForm({ user }: { user: User }) {
  const update = useUpdateProfile();
  const form = useForm<Fields>({
    resolver: zodResolver(formSchema),
    defaultValues: valuesOf(user),
    mode: 'onTouched',
  });
  useFormDraft(form, 'profile', DRAFT_FIELDS);
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ email, ...body }) =>
    update.mutate(isOtherEmail(email, user) ? { ...body, email } : body, {
      onSuccess: (saved) => {
        form.reset(valuesOf(saved));
        toast.success(isOtherEmail(email, user) ? `资料已保存，验证邮件已发往 ${email}` : '资料已保存');
      },
      onError: (error) => showErrors(error, ['email', 'current_password', 'qq', 'game_id'], form.setError),
    }),
  );
  return (
    <form className="grid gap-4.5 max-wide:max-w-120" onSubmit={(event) => void submit(event)} noValidate>
      {errors.root && <Note tone="yan">{errors.root.message}</Note>}
      <TextField
        type="email"
        label="邮箱"
        autoComplete="email"
        hint={
          user.is_email_verified ? '已验证，用于登录与找回密码，不会公开' : '用于找回密码，验证后可以用来登录，不会公开'
        }
        error={errors.email?.message}
        {...form.register('email')}
      />
      {isOtherEmail(form.watch('email'), user) && (
        <PasswordField
          label="当前密码"
          autoComplete="current-password"
          hint="修改邮箱需要确认是你本人，原邮箱会收到通知；新邮箱验证后才能用来登录和找回密码"
          error={errors.current_password?.message}
          {...form.register('current_password', { shouldUnregister: true })}
        />
      )}
      <TextField
        label="QQ 号"
        aside={<span className="text-text-3">选填</span>}
        inputMode="numeric"
        autoComplete="off"
        hint="用于赛事联络；头像取自 QQ"
        error={errors.qq?.message}
        {...form.register('qq')}
      />
      <TextField
        label="游戏 ID"
        aside={<span className="text-text-3">选填</span>}
        autoComplete="off"
        hint={gameIdHint(form.watch('game_id'), '对手凭它加你好友，例如 青石#5210')}
        error={errors.game_id?.message}
        {...form.register('game_id')}
      />
      <div>
        <Button type="submit" variant="primary" disabled={!isDirty} pending={update.isPending}>
          保存资料
        </Button>
      </div>
    </form>
  );
}
