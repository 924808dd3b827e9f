import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { IconButton } from '../actions/IconButton.tsx';
import { FieldBox, type FieldLayout } from './FieldBox.tsx';
import { Input, TextArea, type InputProps, type TextAreaProps } from './Input.tsx';

type FieldProps = {
  label: ReactNode;
  /** Stands at the right end of the label line. */
  aside?: ReactNode;
  /** A link at the end of the label line, not part of the label. */
  action?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  layout?: FieldLayout | undefined;
  /** Gets the ids and the state its control has to carry. */
  children: (control: ControlProps) => ReactNode;
};

type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** A labelled control with its hint, or with its error in the hint's place. */
export function Field({ label, aside, action, hint, error, layout, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  const head = (
    <>
      <label htmlFor={id} className="flex flex-1 justify-between">
        <span>{label}</span>
        {aside}
      </label>
      {action}
    </>
  );
  return (
    <FieldBox head={head} hint={hint} error={error} noteId={noteId} layout={layout}>
      {children({ id, ...(error ? { 'aria-invalid': true } : {}), ...(hasNote ? { 'aria-describedby': noteId } : {}) })}
    </FieldBox>
  );
}

type FieldGroupProps = {
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  layout?: FieldLayout;
  children: ReactNode;
};

/** Several controls that are one field, with its error below them. */
export function FieldGroup({ label, aside, ...box }: FieldGroupProps) {
  const head = (
    <>
      <span>{label}</span>
      {aside}
    </>
  );
  return <FieldBox {...box} head={head} role="group" aria-label={label} />;
}

type TextFieldProps = Omit<FieldProps, 'children'> & InputProps;

/** Field and input in one; spread react-hook-form's `register(name)` into it. */
export function TextField({ label, aside, action, hint, error, layout, ...input }: TextFieldProps) {
  return (
    <Field label={label} aside={aside} action={action} hint={hint} error={error} layout={layout}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<FieldProps, 'children'> & TextAreaProps;

/** Field and text area in one. */
export function TextAreaField({ label, aside, action, hint, error, layout, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} aside={aside} action={action} hint={hint} error={error} layout={layout}>
      {(control) => <TextArea {...area} {...control} />}
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
  return <TextField {...props} type={isShown ? 'text' : 'password'} trailing={eye} hasTrailingButton />;
}
