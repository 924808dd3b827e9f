import { changePasswordBody } from '@pailei/contracts/people/passwords/passwords.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { PasswordField } from '../../../../shared/ui/forms/Field.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { PasswordStrength } from '../../../../shared/ui/forms/PasswordStrength.tsx';
import { useChangePassword, type ChangePasswordForm } from './security.api.ts';

const EMPTY = { current_password: '', new_password: '' };

/** Another password for the own account; the other devices are logged out with it. */
export function PasswordSection() {
  const change = useChangePassword();
  const form = useForm<ChangePasswordForm>({ resolver: zodResolver(changePasswordBody), defaultValues: EMPTY });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: ({ ended_sessions }) => {
        form.reset(EMPTY);
        toast.success(ended_sessions > 0 ? `密码已修改，其他 ${ended_sessions} 处登录已退出` : '密码已修改');
      },
      onError: (error) => showErrors(error, ['current_password', 'new_password'], form.setError, 'current_password'),
    }),
  );
  return (
    <section>
      <SectionHeader title="密码" />
      <form className="grid max-w-100 gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label="当前密码"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
        <div className="grid gap-2">
          <PasswordField
            label="新密码"
            autoComplete="new-password"
            hint="修改后，其他设备上的登录会退出"
            error={errors.new_password?.message}
            {...form.register('new_password')}
          />
          <PasswordStrength password={form.watch('new_password')} />
        </div>
        <div>
          <Button type="submit" variant="primary" pending={change.isPending}>
            修改密码
          </Button>
        </div>
      </form>
    </section>
  );
}
