import { IMAGE_ACCEPT } from '@pailei/contracts/site/uploads/uploads.api';
import { ImagePlus, LoaderCircle } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { Button } from '../ui/actions/Button.tsx';
import { cx } from '../ui/layout/cx.ts';
import type { ImageUpload } from './useImageUpload.ts';

const TEXTS = { choose: '选择图片', replace: '更换图片', remove: '移除' };

type ImageChoiceProps = {
  /** Of the input of the file. */
  label: string;
  image: Pick<ImageUpload, 'isSending' | 'choose'>;
  isChosen: boolean;
  texts?: Partial<typeof TEXTS>;
  /** Of the button that chooses; it then waits for the upload. */
  icon?: ReactNode;
  onRemove: () => void;
};

/** The buttons with which one picture is chosen, replaced or taken away. */
export function ImageChoice({ label, image, isChosen, texts, icon, onRemove }: ImageChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const { choose, replace, remove } = { ...TEXTS, ...texts };
  const { isSending } = image;
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="ghost"
        size="sm"
        onClick={() => input.current?.click()}
        {...(icon !== undefined && { icon, pending: isSending })}
      >
        {isChosen ? replace : choose}
      </Button>
      {isChosen && (
        <Button variant="text" size="sm" disabled={isSending} onClick={onRemove}>
          {remove}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) image.choose(file);
          // the same file can be chosen again
          target.value = '';
        }}
      />
    </span>
  );
}

type ImageFrameProps = {
  /** Undefined: none is chosen. */
  src: string | undefined;
  alt: string;
  isSending: boolean;
  /** Its size. */
  className: string;
};

/** The chosen picture, or its empty place. */
export function ImageFrame({ src, alt, isSending, className }: ImageFrameProps) {
  return (
    <span
      className={cx(
        'relative grid place-items-center overflow-hidden rounded-control border border-line-2 bg-sunken text-text-3',
        className,
      )}
      aria-busy={isSending}
    >
      {src === undefined ? (
        <ImagePlus size={24} aria-hidden="true" />
      ) : (
        <img className="size-full object-cover" src={src} alt={alt} />
      )}
      {isSending && <LoaderCircle className="absolute animate-spin text-text-1" size={18} aria-hidden="true" />}
    </span>
  );
}
