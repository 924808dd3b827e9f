import type { ReactNode } from 'react';

type KeyValuesLook = 'ruled' | 'spread';

const LOOKS: Record<KeyValuesLook, { list: string; fact: string; value: string }> = {
  ruled: {
    list: '',
    fact: 'grid grid-cols-[104px_minmax(0,1fr)] gap-3 border-b border-line-1 py-2.25 last:border-b-0',
    value: '',
  },
  spread: { list: 'grid gap-2', fact: 'flex justify-between gap-4', value: 'text-right' },
};

type KeyValuesProps = { facts: Readonly<Record<string, ReactNode>>; look?: KeyValuesLook };

/**
 * A list of facts by their names, in their order: ruled with the values below each other, or `spread` over a narrow panel
 * with the values at its right edge. What is null, undefined, false or empty is shown as a dash.
 */
export function KeyValues({ facts, look = 'ruled' }: KeyValuesProps) {
  const { list, fact, value: valueLook } = LOOKS[look];
  return (
    <dl className={`text-13 ${list}`}>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className={fact}>
          <dt className="shrink-0 text-text-3">{label}</dt>
          <dd className={`min-w-0 wrap-anywhere ${valueLook}`}>
            {value === null || value === undefined || value === false || value === '' ? (
              <span className="text-text-3">—</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
