import { useMatches } from 'react-router-dom';

import type { Page } from '../../../shared/navigation/page.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { COMING_TEXTS } from './coming.texts.ts';

/** An address of the product whose page comes later: what it will be, and where to go until then. */
export function ComingPage() {
  const page = useMatches().at(-1)?.handle as Page;
  const { text, nextLink } = COMING_TEXTS[page.path] ?? {};
  const action = nextLink && (
    <LinkButton variant="ghost" to={nextLink.to}>
      {nextLink.label}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={page.title ?? ''} />
      <Empty art="ring" title="即将开放" actions={action}>
        {text}
      </Empty>
    </>
  );
}
