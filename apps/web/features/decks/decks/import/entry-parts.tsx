import type { ReactNode } from 'react';

/** In the place of a plate whose class is not known. */
export function UnknownClass() {
  return (
    <span
      className="grid h-10 w-7 place-items-center rounded-seal text-text-3 inset-ring inset-ring-line-2"
      aria-hidden="true"
    >
      ?
    </span>
  );
}

/** The name of an entry, and below it what is to be known of it. */
export function EntryName({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="min-w-0 leading-[18px]">
      <b className="block truncate font-medium">{name}</b>
      {children}
    </span>
  );
}

export function EntryCode({ code }: { code: string }) {
  return <code className="min-w-0 truncate font-mono text-12 text-text-3 max-tablet:hidden">{code}</code>;
}

/** What stands at the end of an entry's line. */
export function EntryEnd({ children }: { children: ReactNode }) {
  return <span className="justify-self-end">{children}</span>;
}
