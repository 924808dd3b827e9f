import type { ReactNode } from 'react';

const FORM = 'my-auto flex w-full max-w-100 flex-col gap-5 self-center py-10 max-[901px]:py-6';

type AuthFormProps = { title: string; onSubmit: () => void; children: ReactNode };

/** The form of a page about the account, below its title. */
export function AuthForm({ title, onSubmit, children }: AuthFormProps) {
  return (
    // by POST: a browser without scripts would write what was typed into the address
    <form
      className={FORM}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      <Title>{title}</Title>
      {children}
    </form>
  );
}

/** The same for a page that has no form, or not always. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={FORM}>
      <Title>{title}</Title>
      {children}
    </div>
  );
}

function Title({ children }: { children: string }) {
  return <h1 className="font-song text-[32px]/[42px] font-black">{children}</h1>;
}

/** What the page is for, right below its title. */
export function AuthIntro({ children }: { children: ReactNode }) {
  return <p className="-mt-3.5 text-text-2">{children}</p>;
}
