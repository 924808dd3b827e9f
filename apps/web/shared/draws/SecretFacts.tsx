import type { Draws } from '@pailei/contracts/play/draws/draws.api';

import { KeyValues } from '../ui/data/KeyValues.tsx';
import { SectionHeader } from '../ui/layout/PageHeader.tsx';
import { timeText } from '../ui/time/day-text.ts';
import { CopyButton } from '../ui/actions/CopyButton.tsx';
import type { Verdict } from './check-draws.ts';
import { VerdictMark } from './DrawRow.tsx';

/** The commitment and, once it is published, the secret that it was made for. */
export function SecretFacts({ draws, verdict }: { draws: Draws; verdict: Verdict | undefined }) {
  const { commitment, random_secret, since_version, since_at } = draws;
  return (
    <section>
      <SectionHeader title="公开信息" />
      <KeyValues
        facts={{
          承诺值: commitment && <HexText text={commitment} what="承诺值" />,
          随机密钥: random_secret ? <HexText text={random_secret} what="随机密钥" /> : '结束后公布',
          ...(verdict && { 承诺核对: <VerdictMark verdict={verdict} /> }),
          ...(since_version > 0 && since_at && { 验证机制启用: `${timeText(since_at)}，此前的抽签无法验证` }),
          抽签方法: '每次抽签的密钥 = HMAC-SHA-256（随机密钥，标签）',
        }}
      />
    </section>
  );
}

function HexText({ text, what }: { text: string; what: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <code className="font-mono text-13 wrap-anywhere max-tablet:text-12">{text}</code>
      <CopyButton text={text} what={what} />
    </span>
  );
}
