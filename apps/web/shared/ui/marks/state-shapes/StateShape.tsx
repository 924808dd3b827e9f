import { cx } from '../../layout/cx.ts';
import styles from './StateShape.module.css';

/** Every state has a shape of its own, so that it is told apart without colour; only `disc` is alive and pulses. */
export type StateShapeKind = 'ring' | 'half' | 'disc' | 'square' | 'bars' | 'triangle' | 'arrow' | 'dash';

type StateShapeProps = { kind: StateShapeKind; isSmall?: boolean; color?: string | undefined };

/** Drawn in the text's colour, or in the one of the utility `color`. */
export function StateShape({ kind, isSmall, color }: StateShapeProps) {
  return <i className={cx(styles.shape, styles[kind], isSmall && styles.small, color)} aria-hidden="true" />;
}
