import { cx } from '../layout/cx.ts';
import { passwordStrength } from './password-strength.ts';

const STRENGTH_LABELS = ['太短', '较弱', '一般', '较强', '很强'] as const;
const STEPS = [1, 2, 3, 4] as const;

/**
 * Four bars and a label. While the field is empty the bars are there without a colour: what stands below must not move under
 * a finger when a password that was typed before the scripts came is read.
 */
export function PasswordStrength({ password }: { password: string }) {
  const isEmpty = password === '';
  const strength = isEmpty ? 0 : passwordStrength(password);
  const isWeak = strength < 2;
  const reached = isWeak ? 'bg-huang-fill' : 'bg-lv-fill';
  return (
    <div
      className={cx(
        'grid grid-cols-[repeat(4,1fr)_auto] items-center gap-1 text-12',
        isWeak ? 'text-huang-text' : 'text-lv-text',
      )}
      {...(isEmpty ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `密码强度：${STRENGTH_LABELS[strength]}` })}
    >
      {STEPS.map((step) => (
        <i key={step} className={cx('h-1 rounded-[1px]', step <= strength ? reached : 'bg-line-2')} />
      ))}
      <span className={cx('ml-2', isEmpty && 'invisible')}>{STRENGTH_LABELS[strength]}</span>
    </div>
  );
}
