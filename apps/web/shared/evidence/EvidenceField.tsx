import { EVIDENCE_MAX } from '@pailei/domain/evidence/evidence';
import { IMAGE_ACCEPT } from '@pailei/contracts/site/uploads/uploads.api';
import type { Side } from '@pailei/domain/series/sides';
import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';

import { Spinner } from '../ui/feedback/Spinner.tsx';
import { FieldGroup } from '../ui/forms/Field.tsx';
import { FieldError } from '../ui/forms/FieldBox.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { PrivateImages } from '../uploads/PrivateImages.tsx';
import { ofGame, useEvidence, useEvidenceSource, useSendEvidence } from './evidence.api.ts';

type EvidenceFieldProps = { matchId: string; gameNumber: number; side: Side };

/** The images that the own side shows the referee for one game, and a way to add some. They are sent as soon as they are chosen. */
export function EvidenceField({ matchId, gameNumber, side }: EvidenceFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const own = ofGame(useEvidence(matchId), gameNumber, side);
  const source = useEvidenceSource(matchId);
  const { isSending, problems, add } = useSendEvidence(matchId, gameNumber);
  const isFull = own.length >= EVIDENCE_MAX;
  return (
    <FieldGroup
      label="截图"
      aside={
        <span className="text-text-3">
          选填，<span className="font-num font-semibold">{own.length}</span> / {EVIDENCE_MAX}
        </span>
      }
      error={undefined}
    >
      {own.length > 0 && <PrivateImages images={own} label="截图" source={source} />}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_ACCEPT}
        aria-label="选择截图"
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // the same file can be chosen again after it was refused
          target.value = '';
        }}
      />
      <span className="flex flex-wrap items-center gap-3">
        <Button
          variant="ghost"
          size="sm"
          icon={isSending ? <Spinner /> : <ImagePlus size={14} />}
          disabled={isFull || isSending}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {isSending ? '正在上传' : isFull ? `已满 ${EVIDENCE_MAX} 张` : '添加截图'}
        </Button>
      </span>
      <div id={id} className="grid gap-1 text-12 text-text-3" role="status">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
        {problems.length === 0 && <span>只有双方与裁判看得到，每张不超过 5 MB，上传后不能撤回。</span>}
      </div>
    </FieldGroup>
  );
}
