import { cx } from '../layout/cx.ts';
import styles from './Ropes.module.css';

/** The three ropes under a page title. */
export function Ropes() {
  return <div className={cx('mt-4', styles.ropes)} aria-hidden="true" />;
}
