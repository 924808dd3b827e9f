import type { RuleVersion } from '@pailei/domain/tournament/types';

import { CopyButton } from '../../../../shared/ui/actions/CopyButton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { ruleDifferences, type RuleDifference } from './rule-differences.ts';
import type { RuleNames } from './rule-line.ts';

type AmendmentsProps = { versions: readonly RuleVersion[]; names: RuleNames };

/** Every amendment, the newest first: when, why, by whom, and each rule as it was and as it is. */
export function Amendments({ versions, names }: AmendmentsProps) {
  const amendments = versions.flatMap((version, index) =>
    version.reason === null ? [] : [{ version, before: versions[index - 1] }],
  );
  if (amendments.length === 0) return null;
  return (
    <section id="amendments">
      <SectionHeader title="规则记录" meta={`修改 ${amendments.length} 次`} />
      <ol className="flex flex-col gap-6">
        {amendments.toReversed().map(({ version, before }) => (
          <li key={version.sheet.number} className="print:break-inside-avoid">
            <AmendmentHead version={version} />
            {before && <Differences differences={ruleDifferences(before.sheet, version.sheet, names)} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function AmendmentHead({ version: { sheet, at, reason, by, hash } }: { version: RuleVersion }) {
  return (
    <header className="mb-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>第 {sheet.number} 版</b>
        <span className="text-13 text-text-3">
          {timeText(at)}
          {by && `，${by.name}`}
        </span>
      </p>
      <p className="wrap-anywhere">原因：{reason}</p>
      <p className="flex min-w-0 items-center gap-2 text-13 text-text-3">
        <code className="min-w-0 truncate font-mono text-12" title={hash}>
          {hash}
        </code>
        <span className="print:hidden">
          <CopyButton text={hash} what="哈希" />
        </span>
      </p>
    </header>
  );
}

const CELLS = 'grid grid-cols-[9em_minmax(0,1fr)_minmax(0,1fr)] gap-x-4 max-[641px]:grid-cols-1';

function Differences({ differences }: { differences: readonly RuleDifference[] }) {
  return (
    <table className="block w-full border-t border-t-line-2 text-left text-13">
      <thead className="block max-[641px]:sr-only">
        <tr className={`${CELLS} border-b border-b-line-1 py-1.5 text-text-3`}>
          <th scope="col">规则</th>
          <th scope="col">原来</th>
          <th scope="col">改为</th>
        </tr>
      </thead>
      <tbody className="block">
        {differences.map(({ key, label, before, after }) => (
          <tr key={key} className={`${CELLS} border-b border-b-line-1 py-2`}>
            <th scope="row" className="font-normal text-text-3">
              {label}
            </th>
            <td className="wrap-anywhere text-text-2">
              <del>{before ?? '没有此项'}</del>
            </td>
            <td className="wrap-anywhere">
              <ins className="no-underline">{after ?? '没有此项'}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
