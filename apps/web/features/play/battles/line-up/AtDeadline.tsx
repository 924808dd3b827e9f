import type { LineUpOptions } from '@pailei/contracts/play/battles/battles.api';

/** What the system does when no captain locks a line-up. */
export function AtDeadline({ lastUsed }: { lastUsed: LineUpOptions['last_used'] }) {
  const order = '按入队顺序，由卡组齐全的队员出战';
  const otherwise = lastUsed === null ? order : `沿用上次的名单；上次的名单也不合法时，${order}`;
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">到截止仍未锁定</h2>
      <p className="text-13 text-text-2">{`已保存的草稿合法时，系统锁定这份草稿；否则${otherwise}。`}</p>
    </section>
  );
}
