import { imageAt, imageUrl } from '@pailei/contracts/site/uploads/image-address';
import { drawCrest } from '@pailei/domain/teams/crest/draw-crest';
import type { CrestStyle } from '@pailei/domain/teams/crest/types';
import { useId } from 'react';

import { cx } from '../../layout/cx.ts';

/** As a team's view has it: a picture that was uploaded takes the shape of the generated crest. */
export type CrestLook = { style: CrestStyle; image_id: string | null };

type CrestSize = 'xs' | 's' | 'm' | 'l' | 'xl';

const SIZES: Record<CrestSize, string> = {
  xs: 'size-6',
  s: 'size-9',
  m: 'size-12 max-tablet:size-10',
  l: 'size-16',
  xl: 'size-24 max-tablet:size-16',
};

type CrestProps = {
  crest: CrestLook;
  /** Null: that of its place. */
  size?: CrestSize | null;
  /** Of what team, where its name does not stand beside it. */
  label?: string;
  /** Its place, and its size where it has none of the above. */
  className?: string;
};

/** A team's crest; never a square, which is a player's. The same in both themes. */
export function Crest({ crest: { style, image_id }, size = 'm', label, className }: CrestProps) {
  const id = useId();
  const { silhouette_path, motif_path, top, bottom, motif } = drawCrest(style);
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...name}
      className={cx('block flex-none', size && SIZES[size], className)}
      viewBox="0 0 24 24"
      data-part="crest"
    >
      <linearGradient id={`${id}-ground`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
      <path d={silhouette_path} fill={`url(#${id}-ground)`} />
      {image_id === null ? (
        <path d={motif_path} fill={motif} fillRule="evenodd" />
      ) : (
        <>
          <clipPath id={`${id}-edge`}>
            <path d={silhouette_path} />
          </clipPath>
          <image
            href={imageAt(imageUrl(image_id), 'thumb')}
            width="24"
            height="24"
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${id}-edge)`}
          />
        </>
      )}
      <path d={silhouette_path} fill="none" stroke="#fff" strokeOpacity=".22" strokeWidth=".75" />
    </svg>
  );
}
