import { cx } from '../../shared/ui/cx.ts';
import { passwordStrength } from './password-strength.ts';

const WORDS = ['太短', '较弱', '一般', '较强', '很强'] as const;

/** Four bars and a word; nothing while the field is empty. */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return null;
  const strength = passwordStrength(password);
  return (
    <div className={cx('stg', strength < 2 && 'stg--weak')} role="img" aria-label={`密码强度：${WORDS[strength]}`}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={step <= strength ? 'on' : ''} />
      ))}
      <span>{WORDS[strength]}</span>
    </div>
  );
}
