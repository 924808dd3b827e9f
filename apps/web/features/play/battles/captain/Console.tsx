import type { BattleSideView } from '@pailei/contracts/play/battles/battle-views';

import { useRecord } from '../../../../shared/replay/useRecord.ts';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useOpenBoard } from '../battle/useOpenBoard.ts';
import { OpenBoard } from '../battle/OpenBoard.tsx';
import { ScoreAnnouncer } from '../battle/ScoreAnnouncer.tsx';
import { BATTLE_RECORD, type LiveBattle } from '../battles.api.ts';
import { LineUpRows } from '../line-up/LineUpRows.tsx';
import { DECISION_ID, DecisionBar } from './DecisionBar.tsx';
import { DecisionPanel } from './decision/DecisionPanel.tsx';
import { LastEvents } from './LastEvents.tsx';
import { Outlook } from './Outlook.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { OwnSeat } from './OwnSeat.tsx';
import { Rail } from './rail/Rail.tsx';
import { ConsoleStage } from './stage/ConsoleStage.tsx';
import type { OwnPlace } from './useOwnPlace.ts';
import { useSubstitution } from './useSubstitution.ts';

type ConsoleProps = { battle: LiveBattle; place: OwnPlace; own: BattleSideView | null };

/** A battle as those see it who play it: all boards, the one thing to decide, what may come of it, and the team's own lines. */
export function Console({ battle, place, own }: ConsoleProps) {
  const { info, battle: state } = battle;
  const { side, accountId } = place;
  const steps = useRecord(battle, BATTLE_RECORD);
  const substitution = useSubstitution(state, place, own);
  const { open, toggle } = useOpenBoard(state);
  return (
    <>
      <ScoreAnnouncer state={state} />
      <ConsoleStage info={info} state={state} side={side} openNumber={open?.number ?? null} onOpen={toggle} />
      <div className="mt-6 grid grid-cols-main-rail gap-11 max-wide:grid-cols-1 max-wide:gap-8">
        <div className="flex min-w-0 flex-col gap-9">
          {/* there before the team's own view is: who is led to the decision meets it here */}
          <div id={DECISION_ID} className="scroll-mt-20 empty:hidden">
            <Loading isLoading={own === null} skeleton={<Skeleton height={160} className="w-full" />}>
              {() =>
                own && (
                  <DecisionPanel
                    state={state}
                    place={place}
                    own={own}
                    substitution={substitution.shown}
                    onClose={substitution.close}
                  />
                )
              }
            </Loading>
          </div>
          {/* below the decision: what comes by itself moves no button that somebody is about to press */}
          <OwnSeat state={state} accountId={accountId} openNumber={open?.number ?? null} onOpen={toggle} />
          {open?.match_id && (
            <OpenBoard key={open.match_id} board={open} matchId={open.match_id} onClose={() => toggle(open.number)}>
              {(match) => <OwnBoard board={open} match={match} place={place} />}
            </OpenBoard>
          )}
          <Outlook state={state} side={side} />
          <LastEvents steps={steps} />
          {own?.line_up && (
            <section>
              <SectionHeader title="出战名单" meta="只有本队可见" />
              <LineUpRows lineUp={own.line_up} />
            </section>
          )}
        </div>
        <Rail info={info} state={state} place={place} call={own?.call ?? null} substitution={substitution} />
      </div>
      <div className="hidden h-14 max-tablet:block" aria-hidden="true" />
      <DecisionBar state={state} side={side} />
    </>
  );
}
