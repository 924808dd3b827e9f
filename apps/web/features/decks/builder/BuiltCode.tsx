import { CodeBar } from '../detail/CodeBar.tsx';
import type { Builder } from './useBuilder.ts';
import { fallbackName } from './useSaving.ts';

/** The code of what is there by now, to be copied before anything is saved. */
export function BuiltCode({ builder }: { builder: Builder }) {
  const { draft, code } = builder;
  if (code !== null) return <CodeBar deck={{ name: draft.name.trim() || fallbackName(builder), code }} isQuiet />;
  return (
    <div className="code bd__o">
      <span className="code__l">卡组码</span>
      <span className="t3">加入卡牌后在这里生成。手里有卡组码时，直接粘贴就会填好。</span>
    </div>
  );
}
