import { PROOFS_MAX } from '@pailei/contracts/experts';
import { IMAGE_ACCEPT } from '@pailei/contracts/uploads';
import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';

import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { BlobImage } from '../images/BlobImage.tsx';
import type { Proof, Proofs } from './useProofs.ts';

/** Up to three images with their previews; one that is still on its way says so. */
export function ProofField({ proofs }: { proofs: Proofs }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { list, problems, isSending } = proofs;
  return (
    <div className="fld" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <div className="fld__l">
        <span id={`${id}-label`}>证明图片</span>
        <span className="t3">
          选填，<span className="num">{list.length}</span> / {PROOFS_MAX}
        </span>
      </div>
      <ul className="xp-imgs">
        {list.map((proof) => (
          <ProofPreview key={proof.key} proof={proof} onRemove={() => proofs.remove(proof.key)} />
        ))}
        {list.length < PROOFS_MAX && (
          <li>
            <button type="button" className="xp-img xp-img--add" onClick={() => input.current?.click()}>
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
      <div id={`${id}-note`} className="grid gap-1" role="status">
        {problems.map((problem) => (
          <span key={problem} className="fld__e">
            <CircleAlert size={14} />
            {problem}
          </span>
        ))}
        {isSending && <span className="fld__h">正在上传图片…</span>}
        {problems.length === 0 && !isSending && (
          <span className="fld__h">战绩、段位截图等，jpg、png 或 gif，每张不超过 5 MB，只有管理员看得到。</span>
        )}
      </div>
    </div>
  );
}

function ProofPreview({ proof: { file, id }, onRemove }: { proof: Proof; onRemove: () => void }) {
  const isSending = id === null;
  return (
    <li className="xp-pre">
      <span className="xp-img" aria-busy={isSending}>
        <BlobImage blob={file} alt={file.name} />
        {isSending && (
          <span className="xp-img__busy">
            <span className="spn" aria-hidden="true" />
            上传中
          </span>
        )}
      </span>
      <IconButton size="sm" className="xp-pre__x" label={`移除 ${file.name}`} onClick={onRemove}>
        <X size={14} />
      </IconButton>
    </li>
  );
}
