import { CodeBar } from '../detail/CodeBar.tsx';
import { CodeFrame } from '../parts/CodeFrame.tsx';
import type { Builder } from './useBuilder.ts';
import { fallbackName } from './saving/useSaving.ts';

/** The code of the current draft, to be copied before it is saved. */
export function BuiltCode({ builder }: { builder: Builder }) {
  const { draft, code } = builder;
  if (code !== null) return <CodeBar deck={{ name: draft.name.trim() || fallbackName(builder), code }} isQuiet />;
  return (
    <CodeFrame>
      <span className="flex-1 text-text-3 max-tablet:basis-full">
        加入卡牌后在这里生成。手里有卡组码时，直接粘贴就会填好。
      </span>
    </CodeFrame>
  );
}
