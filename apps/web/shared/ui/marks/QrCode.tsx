import { useMemo } from 'react';
import { encode } from 'uqr';

import { cx } from '../layout/cx.ts';

/** The white frame that readers need around a code (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

type QrCodeProps = { text: string; label: string; size?: 'm' | 'l' };

const SIZES: Record<NonNullable<QrCodeProps['size']>, string> = {
  m: 'w-[min(208px,60vw)]',
  l: 'w-[min(288px,72vw)]',
};

/** A QR code as one path, crisp at any size. A reader wants dark on light, in both themes. */
export function QrCode({ text, label, size = 'm' }: QrCodeProps) {
  const { modules, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { modules: size, path: cells.join('') };
  }, [text]);
  return (
    <div className={cx('rounded-control bg-[#fff] p-2 text-[#000]', SIZES[size])}>
      <svg
        className="h-auto w-full"
        viewBox={`0 0 ${modules} ${modules}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  );
}
