import { matchesApi, type MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { SeriesState } from '@pailei/domain/series';
import { REASON_MAX } from '@pailei/domain/text-limits';
import { useState } from 'react';

import { messageOf } from '../../api/error-text.ts';
import { useMatchCommand, useRulingPreview } from '../../match/commands.api.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { afterCommand } from '../../ui/feedback/after-command.ts';
import { TextAreaField } from '../../ui/forms/Field.tsx';
import { EffectLines } from '../EffectLines.tsx';
import type { LaterStages } from '../later-stages.ts';
import { LaterStagesChoice } from '../LaterStagesChoice.tsx';
import { previewLines } from '../preview-labels.ts';
import { bodyOf, commandOf, quickRulings, type RulingDraft } from './ruling-draft.ts';
import { RulingFacts } from './RulingFacts.tsx';
import { RulingKinds } from './RulingKinds.tsx';
import { rulingText, USUAL_REASONS } from './ruling-texts.ts';

/** A ruling is chosen, its effects are read, its reason is written, and it is sent. */
export function RulingForm({ match: { info, series } }: { match: MatchSnapshot }) {
  const [draft, setDraft] = useState<RulingDraft | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [laterStages, setLaterStages] = useState<LaterStages>('keep');
  const command = draft && commandOf(series, draft);
  const isRestart = laterStages === 'restart';
  const asked = command && (isRestart ? { ...command, restart_stages: 'true' } : command);
  const preview = useRulingPreview(info.id, asked);
  const rule = useMatchCommand(matchesApi.rule, info.id, true);
  const choose = (next: RulingDraft) => {
    setDraft(next);
    rule.reset();
  };
  const send = () => {
    setTried(true);
    if (!draft || !asked || !preview.data || preview.isFetching || reason.trim() === '') return;
    const sent = rule.mutateAsync(bodyOf(asked, reason.trim(), preview.data));
    void afterCommand(sent, {
      doneText: `${rulingText(series, draft)}，双方已收到`,
      onClose: () => {
        setDraft(null);
        setReason('');
        setTried(false);
      },
      onError: () => void preview.refetch(),
    });
  };
  const isMissing = isTried && reason.trim() === '';
  const error = isMissing ? '请填写原因' : rule.error ? messageOf(rule.error) : undefined;
  return (
    <form
      className="grid gap-4"
      aria-label="裁定"
      data-desk="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3 className="text-16 font-semibold">裁定</h3>
      <RulingKinds series={series} quick={quickRulings(series)} draft={draft} onChoose={choose} />
      {draft && <RulingFacts series={series} draft={draft} onChange={choose} />}
      <div className="grid grid-cols-2 gap-5 max-tablet:grid-cols-1">
        <Reason value={reason} error={error} onChange={setReason} />
        {asked ? (
          <Effects series={series} preview={preview} laterStages={laterStages} onChange={setLaterStages} />
        ) : (
          <p className="text-13 text-text-3">选好裁定后，这里列出会动到什么。</p>
        )}
      </div>
      <div className="flex justify-end">
        <Button type="submit" pending={rule.isPending} disabled={!asked || !preview.data || preview.isFetching}>
          {draft && command ? rulingText(series, draft) : '请选择裁定'}
        </Button>
      </div>
    </form>
  );
}

type ReasonProps = { value: string; error: string | undefined; onChange: (reason: string) => void };

function Reason({ value, error, onChange }: ReasonProps) {
  return (
    <div className="grid content-start gap-2">
      <div className="flex flex-wrap gap-2">
        {USUAL_REASONS.map((one) => (
          <Button key={one} variant="ghost" size="sm" onClick={() => onChange(one)}>
            {one}
          </Button>
        ))}
      </div>
      <TextAreaField
        label="原因，双方可见"
        rows={3}
        maxLength={REASON_MAX}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

type EffectsProps = {
  series: SeriesState;
  preview: ReturnType<typeof useRulingPreview>;
  laterStages: LaterStages;
  onChange: (laterStages: LaterStages) => void;
};

function Effects({ series: { sides }, preview, laterStages, onChange }: EffectsProps) {
  const names = { a: sides.a.name, b: sides.b.name };
  return (
    <div className="grid content-start gap-3">
      <LaterStagesChoice value={laterStages} preview={preview.data} error={preview.error} onChange={onChange} />
      <EffectLines
        title="裁定后会动到"
        error={preview.error}
        lines={preview.data ? previewLines(preview.data, names) : null}
      />
    </div>
  );
}
