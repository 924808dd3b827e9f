import type { LineUpOptions } from '@pailei/contracts/play/battles/battles.api';

/** What the system does when nobody locks: it never takes a draft. */
export function AtDeadline({ lastUsed }: { lastUsed: LineUpOptions['last_used'] }) {
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">到截止仍未锁定</h2>
      <p className="text-13 text-text-2">
        {lastUsed === null
          ? '系统按入队顺序，由卡组齐全的队员出战。这份草稿不会自动锁定。'
          : '系统沿用上次的名单；上次的名单不再合法时，按入队顺序由卡组齐全的队员出战。这份草稿不会自动锁定。'}
      </p>
    </section>
  );
}
