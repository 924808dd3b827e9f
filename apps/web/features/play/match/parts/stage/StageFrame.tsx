import type { ReactNode, Ref } from 'react';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import ring from '../../art/ring-wide.svg';
import art from './StageFrame.module.css';

type StageFrameProps = { label?: string; ref?: Ref<HTMLElement> | undefined; children?: ReactNode };

/** The dark panel with the ring; night in both themes. Its height is kept while it is empty. */
export function StageFrame({ label, ref, children }: StageFrameProps) {
  return (
    <section
      ref={ref}
      data-theme="dark"
      className={cx(
        'relative isolate flex min-h-[340px] flex-col overflow-hidden rounded-stage px-7 pt-5 pb-4.5 text-text-1 max-desktop:min-h-68 max-tablet:-mx-4 max-tablet:rounded-none max-tablet:px-4 max-tablet:pt-3.5',
        art.light,
      )}
      aria-label={label}
    >
      <img className="absolute inset-0 -z-1 size-full object-cover max-desktop:hidden" src={ring} alt="" />
      {children}
    </section>
  );
}
