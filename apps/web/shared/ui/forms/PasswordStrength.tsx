import { cx } from '../layout/cx.ts';
import { passwordStrength } from './password-strength.ts';

const STRENGTH_LABELS = ['太短', '较弱', '一般', '较强', '很强'] as const;

/** Four bars and a label; nothing while the field is empty. */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return null;
  const strength = passwordStrength(password);
  const isWeak = strength < 2;
  const reached = isWeak ? 'bg-huang-fill' : 'bg-lv-fill';
  return (
    <div
      className={cx(
        'grid grid-cols-[repeat(4,1fr)_auto] items-center gap-1 text-12',
        isWeak ? 'text-huang-text' : 'text-lv-text',
      )}
      role="img"
      aria-label={`密码强度：${STRENGTH_LABELS[strength]}`}
    >
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={cx('h-1 rounded-[1px]', step <= strength ? reached : 'bg-line-2')} />
      ))}
      <span className="ml-2">{STRENGTH_LABELS[strength]}</span>
    </div>
  );
}
