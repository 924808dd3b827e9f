import { SHARE_PICTURE_SIZE } from '@pailei/contracts/http/share-pictures';
import type { CSSProperties, ReactNode } from 'react';

import logo from '../../shared/assets/logo/lockup.svg?raw';
import { initialOf, tintOf } from '../../shared/ui/marks/avatars/avatar-look.ts';
import { plainText } from '../head-tags.ts';
import { COLORS, FONTS, shaded } from './look.ts';

/* Drawn by satori, which knows flex boxes and styles in attributes alone: each box says that it is one. */

const LOGO = `data:image/svg+xml;base64,${Buffer.from(logo.replace('currentColor', COLORS.text)).toString('base64')}`;

export function Logo({ height }: { height: number }) {
  return <img src={LOGO} width={(height * 112) / 32} height={height} alt="" />;
}

type FrameProps = { mark?: ReactNode; children: ReactNode };

/** Logo and mark above, the rest below them, and the ropes under it all. */
export function Frame({ mark, children }: FrameProps) {
  const look: CSSProperties = {
    ...SHARE_PICTURE_SIZE,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    padding: '44px 64px 150px',
    color: COLORS.text,
    fontFamily: FONTS.text,
    fontWeight: 500,
  };
  return (
    <div style={look}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: 48 }}>
        <Logo height={48} />
        {mark}
      </div>
      {children}
    </div>
  );
}

/** A state by its word, in its colour; filled where it is about now. */
export function Mark({ text, color, isFilled }: { text: string; color: string; isFilled: boolean }) {
  const look: CSSProperties = {
    display: 'flex',
    padding: '6px 18px 8px',
    borderRadius: 8,
    border: `2px solid ${color}`,
    fontSize: 28,
    color: isFilled ? COLORS.onFill : color,
    ...(isFilled && { background: color }),
  };
  return <div style={look}>{text}</div>;
}

type TextProps = { text: string; size: number; lines?: number; style?: CSSProperties };

/** A text of users in so many lines; what has no room ends in an ellipsis. */
export function Text({ text, size, lines = 1, style }: TextProps) {
  const look: CSSProperties = {
    display: 'block',
    lineClamp: lines,
    fontSize: size,
    lineHeight: 1.25,
    wordBreak: 'break-word',
    ...style,
  };
  return <div style={look}>{drawable(text)}</div>;
}

// a family is drawn as its members, and a skin or a style as none of its own
const JOINERS = /\p{Join_Control}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu;

// satori draws it with the font of the character before, and that of emoji has a wide one
const SPACE_AFTER_EMOJI = /(?<=\p{Extended_Pictographic}|[\u{20000}-\u{3ffff}]) /gu;

const drawable = (text: string) => plainText(text).replace(JOINERS, '').replace(SPACE_AFTER_EMOJI, '\u2002');

type AvatarProps = { name: string; size: number; picture: string | undefined; ring: string };

export function Avatar({ name, size, picture, ring }: AvatarProps) {
  const tint = tintOf(name);
  const radius = Math.round(size * 0.22);
  const look: CSSProperties = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size,
    height: size,
    borderRadius: radius,
    background: `linear-gradient(160deg, ${tint}, ${shaded(tint)})`,
    boxShadow: `0 0 0 4px #120c0b, 0 0 0 9px ${ring}`,
    color: COLORS.onFill,
    fontSize: size * 0.46,
    fontWeight: 700,
  };
  return (
    <div style={look}>
      {picture ? (
        <img src={picture} width={size} height={size} style={{ borderRadius: radius }} alt="" />
      ) : (
        drawable(initialOf(name))
      )}
    </div>
  );
}

/** A number with what it counts below it. */
export function Fact({ value, name, color = COLORS.text }: { value: string; name: string; color?: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ display: 'flex', fontFamily: FONTS.number, fontSize: 64, fontWeight: 700, lineHeight: 1.1, color }}>
        {value}
      </div>
      <div style={{ display: 'flex', fontSize: 26, color: COLORS.quiet }}>{name}</div>
    </div>
  );
}

/** The score between two sides. */
export function Score({ a, b }: { a: number; b: number }) {
  const digit = { display: 'flex', fontFamily: FONTS.number, fontSize: 180, fontWeight: 700, lineHeight: 0.9 };
  const dot = { width: 16, height: 16, background: COLORS.quiet };
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 30 }}>
      <div style={digit}>{String(a)}</div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 34 }}>
        <div style={dot} />
        <div style={dot} />
      </div>
      <div style={digit}>{String(b)}</div>
    </div>
  );
}
