import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { lazy, Suspense } from 'react';

import { isUpcoming } from '../../../../shared/battles/battle-mark.ts';
import { ReplayBar } from '../../../../shared/replay/ReplayBar.tsx';
import { useRecord } from '../../../../shared/replay/useRecord.ts';
import { useReplay } from '../../../../shared/replay/useReplay.ts';
import { HiddenScore } from '../../../../shared/spoilers/HiddenScore.tsx';
import { SpoilerSwitch } from '../../../../shared/spoilers/SpoilerSwitch.tsx';
import { useSpoiler } from '../../../../shared/spoilers/useSpoiler.ts';
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { BATTLE_RECORD, type LiveBattle } from '../battles.api.ts';
import { useOwnPlace, type OwnPlace } from '../captain/useOwnPlace.ts';
import { useView } from '../captain/useView.ts';
import { ViewSwitch } from '../captain/ViewSwitch.tsx';
import { BattleDecks } from '../decks/BattleDecks.tsx';
import { formatView } from '../formats/format-views.ts';
import { BattleStaff } from '../referee/BattleStaff.tsx';
import { battleSentence } from '../model/sentences.ts';
import { BattleLinks } from '../overlay/BattleLinks.tsx';
import { BattleFacts } from './BattleFacts.tsx';
import { BoardRecord } from './BoardRecord.tsx';
import { Honours } from './Honours.tsx';
import { OpenBoard } from './OpenBoard.tsx';
import { useOpenBoard } from './useOpenBoard.ts';
import { Rulings } from './Rulings.tsx';
import { ScoreAnnouncer } from './ScoreAnnouncer.tsx';
import { BattleStage } from './stage/BattleStage.tsx';

// spectators are by far more
const CaptainView = lazy(async () => ({ default: (await import('../captain/CaptainView.tsx')).CaptainView }));

/** A battle as its reader sees it: whoever is in one of the teams from the own side, everybody else from outside. */
export function BattlePanel({ battle }: { battle: LiveBattle }) {
  const place = useOwnPlace(battle.info);
  const [view] = useView();
  const name = `${battle.info.teams.a.name} 对 ${battle.info.teams.b.name}`;
  if (place && view === 'console') {
    return (
      <Suspense fallback={<Skeleton className="h-102 w-full" />}>
        <CaptainView battle={battle} place={place} name={name} />
      </Suspense>
    );
  }
  return <SpectatorView battle={battle} name={name} place={place} />;
}

type SpectatorViewProps = { battle: LiveBattle; name: string; place: OwnPlace | null };

/** A battle in full, live or at a moment of its replay. Without its scores it is shown to whoever wants none. */
function SpectatorView({ battle, name, place }: SpectatorViewProps) {
  const { info } = battle;
  const { isHidden: hidesScores, reveal } = useSpoiler(info.id);
  const isHidden = hidesScores && !isUpcoming(battle.battle.status);
  const steps = useRecord(battle, BATTLE_RECORD);
  const replay = useReplay(steps);
  const step = replay.position === null ? undefined : steps[replay.position];
  const state = step?.state ?? battle.battle;
  const replayTime = step?.atMs ?? null;
  usePageTitle(name);
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      <div className="-mt-2 mb-3 flex min-h-10 items-center justify-between gap-3">
        <div className="min-w-0 overflow-hidden">
          <Crumbs crumbs={[{ label: '团队战', to: '/teams/battles' }, { label: name }]} />
        </div>
        <span className="flex flex-none items-center gap-4">
          {place && <ViewSwitch leads={place.leads} />}
          <BattleLinks info={info} state={battle.battle} isHidden={isHidden} />
          <SpoilerSwitch />
        </span>
      </div>
      <BattleStage
        info={info}
        state={state}
        replayTime={replayTime}
        hidden={isHidden && <HiddenScore of={name} onReveal={reveal} />}
      />
      <BattleStaff battle={battle} />
      {isHidden ? (
        <div className="mt-9">
          <BattleFacts info={info} state={state} isHidden />
        </div>
      ) : (
        <>
          <ScoreAnnouncer state={battle.battle} />
          <ReplayBar
            steps={steps}
            replay={replay}
            textOf={({ event, state: after }) => battleSentence(event, after)}
            isOver={isBattleOver(battle.battle.status)}
          />
          <Sections battle={battle} state={state} replayTime={replayTime} />
        </>
      )}
    </>
  );
}

type SectionsProps = { battle: LiveBattle; state: BattleState; replayTime: number | null };

/** What stands under the stage: the boards as the format has them, their record, what was ruled, the rules. */
function Sections({ battle, state, replayTime }: SectionsProps) {
  const { title, note, Body } = formatView(state);
  const { open, toggle } = useOpenBoard(state);
  return (
    <div className="mt-9 grid grid-cols-main-rail gap-12 max-wide:grid-cols-1 max-tablet:mt-6 max-tablet:gap-10">
      <div className="flex min-w-0 flex-col gap-10">
        <section>
          <SectionHeader title={title} meta={note} />
          <Body state={state} onOpen={toggle} />
        </section>
        {open?.match_id && (
          <OpenBoard key={open.match_id} board={open} matchId={open.match_id} onClose={() => toggle(open.number)} />
        )}
        <BoardRecord state={state} replayTime={replayTime} openNumber={open?.number ?? null} onOpen={toggle} />
        <BattleDecks battle={battle} />
      </div>
      <aside className="flex min-w-0 flex-col gap-8" aria-label="本场">
        {/* what comes while somebody reads stands below what is there */}
        <BattleFacts info={battle.info} state={state} isHidden={false} />
        <Honours state={state} />
        <Rulings state={state} />
      </aside>
    </div>
  );
}
