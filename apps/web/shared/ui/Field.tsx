import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';

type FieldProps = {
  label: ReactNode;
  /** Stands at the right end of the label line. */
  aside?: ReactNode;
  /** A link at the end of the label line, not part of the label. */
  action?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Gets the ids and the state its control has to carry. */
  children: (control: ControlProps) => ReactNode;
};

type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** A labelled control with its hint, or with its error in the hint's place. */
export function Field({ label, aside, action, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  return (
    <div className="fld">
      <div className="fld__l">
        <label htmlFor={id}>
          <span>{label}</span>
          {aside}
        </label>
        {action}
      </div>
      {children({ id, ...(error ? { 'aria-invalid': true } : {}), ...(hasNote ? { 'aria-describedby': noteId } : {}) })}
      {error ? (
        <span className="fld__e" id={noteId} role="alert">
          <CircleAlert size={14} />
          {error}
        </span>
      ) : (
        hint && (
          <span className="fld__h" id={noteId}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}

type InputProps = { icon?: ReactNode; trailing?: ReactNode; large?: boolean } & ComponentProps<'input'>;

/** The bare input with room for an icon and something behind the text. */
export function Input({ icon, trailing, large, className, ...rest }: InputProps) {
  return (
    <span className={cx('inp', large && 'inp--lg', rest['aria-invalid'] && 'is-err', className)}>
      {icon}
      <input {...rest} />
      {trailing}
    </span>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> & InputProps;

/** Field and input in one; spread react-hook-form's `register(name)` into it. */
export function TextField({ label, aside, action, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} aside={aside} action={action} hint={hint} error={error}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'textarea'>;

/** Field and text area in one. */
export function TextAreaField({ label, aside, action, hint, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} aside={aside} action={action} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={cx('ta', className)} />}
    </Field>
  );
}

/** A text field for secrets whose text can be shown. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const eye = (
    <IconButton
      size="sm"
      label={isShown ? '隐藏密码' : '显示密码'}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff size={17} /> : <Eye size={17} />}
    </IconButton>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} trailing={eye} />;
}
