import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';

import { Button } from '../../ui/actions/Button.tsx';
import { RulingEffects } from '../RulingEffects.tsx';
import { quickRulings } from './ruling-draft.ts';
import { ReasonField } from './ReasonField.tsx';
import { RulingFacts } from './RulingFacts.tsx';
import { RulingKinds } from './RulingKinds.tsx';
import { rulingText } from './ruling-texts.ts';
import { useRuling } from './useRuling.ts';

/** A ruling is chosen, its effects are read, its reason is written, and it is sent. */
export function RulingForm({ match }: { match: MatchSnapshot }) {
  const { series } = match;
  const ruling = useRuling(match);
  const { draft, isChosen } = ruling;
  const names = { a: series.sides.a.name, b: series.sides.b.name };
  return (
    <form
      className="grid gap-4"
      aria-label="裁定"
      data-desk="form"
      onSubmit={(event) => {
        event.preventDefault();
        ruling.send();
      }}
    >
      <h3 className="text-16 font-semibold">裁定</h3>
      <RulingKinds series={series} quick={quickRulings(series)} draft={draft} onChoose={ruling.choose} />
      {draft && <RulingFacts series={series} draft={draft} onChange={ruling.choose} />}
      <div className="grid grid-cols-2 gap-5 max-tablet:grid-cols-1">
        <ReasonField value={ruling.reason} error={ruling.error} onChange={ruling.setReason} />
        {isChosen ? (
          <div className="grid content-start gap-3">
            <RulingEffects title="裁定后会动到" names={names} {...ruling.effects} />
          </div>
        ) : (
          <p className="text-13 text-text-3">选好裁定后，这里列出会动到什么。</p>
        )}
      </div>
      <div className="flex justify-end">
        <Button type="submit" pending={ruling.isPending} disabled={!ruling.isReady}>
          {draft && isChosen ? rulingText(series, draft) : '请选择裁定'}
        </Button>
      </div>
    </form>
  );
}
