import type { ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';

import { changedFacts, offerFacts } from '../../../../shared/challenges/offer-texts.ts';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { SlotTime } from '../../../../shared/challenges/SlotTime.tsx';

type Proposal = ChallengeView['proposals'][number];

/** All that was offered, the newest first; what is other than in the offer before is marked. */
export function Proposals({ challenge: { teams, proposals } }: { challenge: ChallengeView }) {
  return (
    <ol className="grid gap-6" aria-label="方案">
      {proposals.toReversed().map((proposal) => (
        <li key={proposal.number}>
          <h3 className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-14 font-medium">
            第 {proposal.number} 份方案
            <small className="font-normal text-text-3">
              {teams[proposal.by].name} 提出，
              <Time iso={proposal.at} />
            </small>
          </h3>
          <Facts proposal={proposal} before={proposals.find(({ number }) => number === proposal.number - 1)} />
        </li>
      ))}
    </ol>
  );
}

function Facts({ proposal, before }: { proposal: Proposal; before: Proposal | undefined }) {
  const changed = before ? changedFacts(before.settings, proposal.settings) : new Set<string>();
  const slots = (
    <ul>
      {proposal.slots.map((slot) => (
        <li key={slot} className="flex flex-wrap gap-x-2">
          <SlotTime iso={slot} />
          {before && !before.slots.includes(slot) && <Changed />}
        </li>
      ))}
    </ul>
  );
  const facts = Object.entries(offerFacts(proposal.settings)).map(([label, text]) => [
    label,
    changed.has(label) ? (
      <span key={label} className="flex flex-wrap gap-x-2">
        {text} <Changed />
      </span>
    ) : (
      text
    ),
  ]);
  return <KeyValues facts={{ 开战时间: slots, ...Object.fromEntries(facts) }} />;
}

const Changed = () => <Tag tone="huang">有变</Tag>;
