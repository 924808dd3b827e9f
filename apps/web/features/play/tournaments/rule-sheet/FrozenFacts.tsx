import type { RuleVersion } from '@pailei/domain/tournament/types';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';

import type { Verdict } from '../../../../shared/draws/check-draws.ts';
import { HASHING } from '../../../../shared/draws/hashing.ts';
import { VerdictMark } from '../../../../shared/draws/DrawRow.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { CopyButton } from '../../../../shared/ui/actions/CopyButton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { checkSheet } from './sheet-hash.ts';

const HINT = '规则表按键排序写成一行 JSON，对它求 SHA-256；改动任何一条规则，哈希都会不同。';

/** Which version is in force, since when, and its hash, which this browser computes anew when it is asked to. */
export function FrozenFacts({ version }: { version: RuleVersion }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async () => setVerdict(await checkSheet(version, HASHING));
  return (
    <section aria-label="规则核对">
      <SectionHeader
        title="规则核对"
        action={
          <span className="flex items-center gap-3 print:hidden">
            <span aria-live="polite">{verdict && <VerdictMark verdict={verdict} />}</span>
            <Button size="sm" variant="ghost" icon={<ShieldCheck size={16} />} onClick={() => void check()}>
              核对
            </Button>
          </span>
        }
      />
      <KeyValues
        facts={{
          版本: `第 ${version.sheet.number} 版`,
          生效: timeText(version.at),
          'SHA-256': (
            <span className="inline-flex min-w-0 items-center gap-2">
              <code className="font-mono text-13 wrap-anywhere max-tablet:text-12">{version.hash}</code>
              <span className="print:hidden">
                <CopyButton text={version.hash} what="哈希" />
              </span>
            </span>
          ),
          计算方法: HINT,
        }}
      />
    </section>
  );
}
