import '../../status/status.css';

import { COMPONENT_NAMES } from '@pailei/contracts/status';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { currentState, measureText } from '../../status/model/status-words.ts';
import { StateWord } from '../../status/StateWord.tsx';
import { useStatus } from '../../status/status.api.ts';
import { useNow } from '../../status/useNow.ts';

/** Each part of the site as its last probe found it; the status page tells the rest. */
export function Services() {
  const { status } = useStatus();
  const now = useNow();
  const more = (
    <Link className="lnk" to="/status">
      系统状态
      <ChevronRight size={14} />
    </Link>
  );
  return (
    <section>
      <SectionHeader title="服务" action={more} />
      <ul className="adm-list">
        {status?.components.map((part) => {
          const state = currentState(part, now);
          return (
            <li key={part.component}>
              <b>{COMPONENT_NAMES[part.component][0]}</b>
              <span className="row g16">
                <span className="num t3">{state === 'missing' ? '—' : measureText(part)}</span>
                <StateWord state={state} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
