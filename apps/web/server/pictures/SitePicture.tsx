import { SHARE_PICTURE_SIZE } from '@pailei/contracts/http/share-pictures';

import { COLORS, FONTS } from './look.ts';
import { Logo } from './parts.tsx';

/** Stands for pages that are about nobody, and wherever another picture cannot be drawn. */
export function SitePicture() {
  return (
    <div
      style={{
        ...SHARE_PICTURE_SIZE,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        paddingTop: 150,
        gap: 36,
        fontFamily: FONTS.text,
        fontSize: 38,
        fontWeight: 500,
        color: COLORS.text,
      }}
    >
      <Logo height={136} />
      <div style={{ display: 'flex' }}>卡牌竞技社区的赛事现场</div>
    </div>
  );
}
