import { totpConfirmBody, totpEnrolBody } from '@pailei/contracts/people/second-factor/second-factor.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { PasswordField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { QrCode } from '../../../../shared/ui/marks/QrCode.tsx';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useConfirmTotp, useEnrolTotp } from './security.api.ts';

/** Password, then the QR code with a first code, then the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const enrol = useEnrolTotp();
  const confirm = useConfirmTotp();
  if (confirm.data) {
    const footer = (
      <Button variant="primary" onClick={onClose}>
        已保存
      </Button>
    );
    return (
      <Dialog open onOpenChange={onClose} title="动态验证码已启用" footer={footer}>
        <RecoveryCodes codes={confirm.data.recovery_codes} />
      </Dialog>
    );
  }
  return enrol.data ? (
    <ScanStep enrolment={enrol.data} confirm={confirm} onClose={onClose} />
  ) : (
    <PasswordStep enrol={enrol} onClose={onClose} />
  );
}

type StepProps = {
  description: string;
  action: { form: string; label: string; pending: boolean };
  onClose: () => void;
  children: ReactNode;
};

function Step({ description, action, onClose, children }: StepProps) {
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={action.form} variant="primary" pending={action.pending}>
        {action.label}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title="启用动态验证码" description={description} footer={footer}>
      {children}
    </Dialog>
  );
}

function PasswordStep({ enrol, onClose }: { enrol: ReturnType<typeof useEnrolTotp>; onClose: () => void }) {
  const id = useId();
  const form = useForm({ resolver: zodResolver(totpEnrolBody), defaultValues: { password: '' } });
  const submit = form.handleSubmit(({ password }) =>
    enrol.mutate(password, { onError: (error) => showErrors(error, ['password'], form.setError, 'password') }),
  );
  return (
    <Step
      description="先输入密码，确认是你本人。"
      action={{ form: id, label: '下一步', pending: enrol.isPending }}
      onClose={onClose}
    >
      <form id={id} className="mt-4" onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label="当前密码"
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </Step>
  );
}

type ScanStepProps = {
  enrolment: { secret: string; otpauth_url: string };
  confirm: ReturnType<typeof useConfirmTotp>;
  onClose: () => void;
};

function ScanStep({ enrolment: { secret, otpauth_url }, confirm, onClose }: ScanStepProps) {
  const id = useId();
  const form = useForm({ resolver: zodResolver(totpConfirmBody), defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code, { onError: (error) => showErrors(error, ['code'], form.setError, 'code') }),
  );
  return (
    <Step
      description="用手机上的身份验证器扫描二维码，再输入它显示的 6 位数字。"
      action={{ form: id, label: '启用', pending: confirm.isPending }}
      onClose={onClose}
    >
      <form
        id={id}
        className="mt-4 grid justify-items-center gap-4"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <QrCode text={otpauth_url} label="身份验证器的二维码" />
        <p className="text-center text-13 text-text-2">
          无法扫描时，手动输入密钥：
          <br />
          <span className="font-mono text-12 wrap-anywhere select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
        </p>
        <div className="w-full">
          <TextField
            label="动态验证码"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
        </div>
      </form>
    </Step>
  );
}
