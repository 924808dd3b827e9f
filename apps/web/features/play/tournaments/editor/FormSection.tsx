import type { ReactNode } from 'react';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

type FormSectionProps = { id: string; title: string; meta: string; children: ReactNode };

/** One part of the editor; its heading can be jumped to. */
export function FormSection({ id, title, meta, children }: FormSectionProps) {
  return (
    <section id={id} className="mb-11 scroll-mt-20" aria-label={title}>
      <SectionHeader title={title} meta={meta} />
      <div className="border-b border-b-line-1">{children}</div>
    </section>
  );
}
