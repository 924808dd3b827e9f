import { Note } from '../ui/feedback/Note.tsx';
import { SectionHeader } from '../ui/layout/PageHeader.tsx';
import type { CheckedDraw, CheckedEvent } from './check-draws.ts';
import { summaryText, type ResultLine } from './draw-texts.ts';
import { DrawRow } from './DrawRow.tsx';

type DrawListProps = {
  checked: CheckedEvent;
  textsOf: (draw: CheckedDraw) => { title: string; lines: readonly ResultLine[] };
};

/** Every draw with its verdict, and one line over all. */
export function DrawList({ checked: { draws, secret }, textsOf }: DrawListProps) {
  const isWrong = secret === 'different' || draws.some(({ verdict }) => verdict === 'different');
  return (
    <section>
      <SectionHeader title="核对记录" meta={`${draws.length} 次抽签`} />
      {secret === 'unchecked' ? (
        <Note tone="huang" className="mb-4">
          这个页面没有通过 https 打开，浏览器不提供加密计算，无法在本机验证。下面只列出抽签结果。
        </Note>
      ) : (
        <Note {...(isWrong && { tone: 'yan' })} className="mb-4">
          {secret === 'different' ? '公布的密钥与承诺值不符。' : ''}
          {summaryText(draws)}
        </Note>
      )}
      <ul className="border-t border-t-line-2">
        {draws.map((draw) => (
          <DrawRow key={draw.label} draw={draw} {...textsOf(draw)} />
        ))}
      </ul>
    </section>
  );
}
