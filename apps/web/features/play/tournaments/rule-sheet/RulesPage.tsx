import { formatName } from '@pailei/domain/decks';
import { holdsRight } from '@pailei/domain/rights';
import { currentRules, ruleSettingsOf, type RuleSheet } from '@pailei/domain/rule-sheet';
import { rewardTableOf, type TournamentState } from '@pailei/domain/tournament';
import { PencilLine, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';

import { useCardNames } from '../../../../shared/decks/cards.api.ts';
import { tournamentPath } from '../../../../shared/links/links.ts';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { useSystem, useTournament } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { Ropes } from '../../../../shared/ui/marks/Ropes.tsx';
import { Amendments } from './Amendments.tsx';
import { FrozenFacts } from './FrozenFacts.tsx';
import type { RuleNames } from './rule-line.ts';
import { SheetGroups } from './SheetGroups.tsx';

const AmendDialog = lazy(async () => ({ default: (await import('./AmendDialog.tsx')).AmendDialog }));

/** What an event is played by: as it was frozen by the start and amended since, to be read, checked and printed. */
export function RulesPage() {
  const { id = '' } = useParams();
  const { state, status } = useTournament(id);
  usePageTitle(state ? `规则 · ${state.name}` : '规则');
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  return (
    <Loading isLoading={state === null} skeleton={<SkeletonRows count={8} />}>
      {() => state && <Loaded tournament={state} />}
    </Loading>
  );
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
  return (
    <header className="mb-6">
      <Crumbs
        crumbs={[
          { label: '个人赛', to: '/solo-tournaments' },
          { label: tournament.name, to: tournamentPath(tournament.id) },
          { label: '规则' },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-28 font-bold wrap-anywhere max-tablet:text-24">{tournament.name} · 规则</h1>
        <div className="flex gap-2 max-tablet:w-full print:hidden">
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
        </div>
      </div>
      <Ropes />
      {isAmending && (
        <Suspense>
          <AmendDialog tournament={tournament} onClose={() => setAmending(false)} />
        </Suspense>
      )}
    </header>
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
