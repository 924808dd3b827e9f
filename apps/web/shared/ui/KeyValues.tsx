import type { ReactNode } from 'react';

/** A ruled list of facts by their names, in their order; what is null, undefined or empty is shown as a dash. */
export function KeyValues({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="kvs">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? <span className="t3">—</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
