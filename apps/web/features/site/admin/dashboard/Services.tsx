import { COMPONENT_NAMES } from '@pailei/contracts/site/status/status.api';
import { ChevronRight } from 'lucide-react';

import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { currentState, measureText } from '../../../../shared/status/status-labels.ts';
import { StateLabel } from '../../../../shared/status/StateLabel.tsx';
import { useStatus } from '../../../../shared/status/status.api.ts';
import { useUnpausedNow } from '../../../../shared/status/useUnpausedNow.ts';
import { RuledList, RuledRow } from '../RuledList.tsx';

/** Each part of the site as its last probe found it; the status page has the rest. */
export function Services() {
  const { status } = useStatus();
  const now = useUnpausedNow();
  const more = (
    <TextLink to="/status">
      系统状态
      <ChevronRight size={14} />
    </TextLink>
  );
  return (
    <section>
      <SectionHeader title="服务" action={more} />
      <RuledList>
        {status?.components.map((part) => {
          const state = currentState(part, now);
          return (
            <RuledRow key={part.component}>
              <b className="font-medium">{COMPONENT_NAMES[part.component][0]}</b>
              <span className="flex items-center gap-4">
                <span className="font-num font-semibold text-text-3">
                  {state === 'missing' ? '—' : measureText(part)}
                </span>
                <StateLabel state={state} />
              </span>
            </RuledRow>
          );
        })}
      </RuledList>
    </section>
  );
}
