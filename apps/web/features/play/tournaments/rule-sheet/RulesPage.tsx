import { formatName } from '@pailei/domain/decks/deck-rules';
import { holdsRight } from '@pailei/domain/rights/rights';
import { currentRules, ruleSettingsOf } from '@pailei/domain/tournament/rule-sheet/rule-sheet';
import type { RuleSheet, TournamentState } from '@pailei/domain/tournament/types';
import { rewardTableOf } from '@pailei/domain/tournament/rewards';
import { PencilLine, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCardNames } from '../../../../shared/decks/cards.api.ts';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { useSystem } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { EventSubHeader } from '../sub-page/EventSubHeader.tsx';
import { EventSubPage } from '../sub-page/EventSubPage.tsx';
import { Amendments } from './Amendments.tsx';
import { FrozenFacts } from './FrozenFacts.tsx';
import type { RuleNames } from './rule-line.ts';
import { SheetGroups } from './SheetGroups.tsx';

const AmendDialog = lazy(async () => ({ default: (await import('./AmendDialog.tsx')).AmendDialog }));

/** What an event is played by: as it was frozen by the start and amended since, to be read, checked and printed. */
export function RulesPage() {
  return <EventSubPage title="规则">{(tournament) => <Loaded tournament={tournament} />}</EventSubPage>;
}

function Loaded({ tournament }: { tournament: TournamentState }) {
  const rules = currentRules(tournament);
  const site = useSystem().state?.rewards ?? null;
  const sheet = rules?.sheet ?? sheetOfSettings(tournament, rewardTableOf(tournament, site));
  const names = useRuleNames(tournament);
  return (
    <article className="print:text-13">
      <Header tournament={tournament} />
      <div className="flex flex-col gap-10 print:gap-6">
        {rules ? (
          <FrozenFacts key={rules.hash} version={rules} />
        ) : (
          <Note>
            {tournament.started_at === null
              ? '规则在开赛时存档，此前主办方可以修改。'
              : '这场赛事在规则存档启用之前开赛，下面是当前的设置。'}
          </Note>
        )}
        <SheetGroups sheet={sheet} names={names} />
        <Amendments versions={tournament.rule_versions ?? []} names={names} />
      </div>
    </article>
  );
}

function Header({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const [isAmending, setAmending] = useState(false);
  const mayAmend = tournament.status === 'running' && holdsRight('referee', user);
  const actions = (
    <>
      {mayAmend && (
        <Button
          className="max-tablet:flex-1"
          variant="ghost"
          icon={<PencilLine size={16} />}
          onClick={() => setAmending(true)}
        >
          修改规则
        </Button>
      )}
      <Button
        className="max-tablet:flex-1"
        variant="ghost"
        icon={<Printer size={16} />}
        onClick={() => globalThis.print()}
      >
        打印
      </Button>
    </>
  );
  return (
    <>
      <EventSubHeader tournament={tournament} title="规则" actions={actions} />
      {isAmending && (
        <Suspense>
          <AmendDialog tournament={tournament} onClose={() => setAmending(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Before the start: as the sheet would be frozen now. */
function sheetOfSettings(tournament: TournamentState, rewards: RuleSheet['rewards']): RuleSheet {
  return { tournament_id: tournament.id, number: 0, settings: ruleSettingsOf(tournament.settings), rewards };
}

function useRuleNames({ settings }: TournamentState): RuleNames {
  const deckRules = useDeckRules();
  const cardName = useCardNames(settings.banned_cards ?? []);
  return { cardName, formatName: (id) => formatName(deckRules, id) };
}
