import { PROOFS_MAX } from '@pailei/contracts/people/experts/experts.api';
import { IMAGE_ACCEPT } from '@pailei/contracts/site/uploads/uploads.api';
import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';

import { Spinner } from '../../../../shared/ui/feedback/Spinner.tsx';
import { FieldError } from '../../../../shared/ui/forms/FieldBox.tsx';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { BlobImage } from '../../../../shared/uploads/BlobImage.tsx';
import { FILLS_TILE, IMAGE_TILE } from '../../../../shared/uploads/image-tile.ts';
import type { Proof, Proofs } from './useProofs.ts';

/** Up to three images with their previews; one that is still uploading shows that. */
export function ProofField({ proofs }: { proofs: Proofs }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { list, problems, isSending } = proofs;
  return (
    <FieldGroup label="证明图片" aside={<Counter count={list.length} />} error={undefined}>
      <ul className="flex flex-wrap gap-2">
        {list.map((proof) => (
          <ProofPreview key={proof.key} proof={proof} onRemove={() => proofs.remove(proof.key)} />
        ))}
        {list.length < PROOFS_MAX && (
          <li>
            <button
              type="button"
              className={cx(
                IMAGE_TILE,
                'cursor-pointer content-center gap-0.5 border-dashed border-line-control bg-transparent text-13 text-text-2 hover:bg-hover',
              )}
              aria-describedby={id}
              onClick={() => input.current?.click()}
            >
              <ImagePlus size={20} />
              添加图片
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_ACCEPT}
        aria-label="选择证明图片"
        onChange={({ target }) => {
          proofs.add([...(target.files ?? [])]);
          // the same file can be chosen again after it was removed
          target.value = '';
        }}
      />
      <div id={id} className="grid gap-1 text-12 text-text-3" role="status">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
        {isSending && <span>正在上传图片…</span>}
        {problems.length === 0 && !isSending && (
          <span>战绩、段位截图等，jpg、png 或 gif，每张不超过 5 MB，只有管理员看得到。</span>
        )}
      </div>
    </FieldGroup>
  );
}

function Counter({ count }: { count: number }) {
  return (
    <span className="text-text-3">
      选填，<span className="font-num font-semibold">{count}</span> / {PROOFS_MAX}
    </span>
  );
}

function ProofPreview({ proof: { file, id }, onRemove }: { proof: Proof; onRemove: () => void }) {
  const isSending = id === null;
  return (
    <li className="relative">
      <span className={cx(IMAGE_TILE, 'border-line-2 bg-sunken')} aria-busy={isSending}>
        <BlobImage blob={file} alt={file.name} className={FILLS_TILE} />
        {isSending && (
          <span className="absolute inset-0 flex items-center justify-center gap-1.5 bg-scrim text-12 text-on-fill">
            <Spinner />
            上传中
          </span>
        )}
      </span>
      <button
        type="button"
        className="absolute top-1 right-1 grid size-7 cursor-pointer place-items-center rounded-control border-0 bg-surface-pop p-0 text-text-1 ring-1 ring-line-1 hover:bg-surface-3 max-tablet:size-10 pointer-coarse:size-10"
        aria-label={`移除 ${file.name}`}
        title={`移除 ${file.name}`}
        onClick={onRemove}
      >
        <X size={14} />
      </button>
    </li>
  );
}
