import { isBattleOver, type BattleState } from '@pailei/domain/battles';
import { useSearchParams } from 'react-router-dom';

import { isUpcoming } from '../../../../shared/battles/battle-mark.ts';
import { ReplayBar } from '../../../../shared/replay/ReplayBar.tsx';
import { useRecord } from '../../../../shared/replay/useRecord.ts';
import { useReplay } from '../../../../shared/replay/useReplay.ts';
import { HiddenScore } from '../../../../shared/spoilers/HiddenScore.tsx';
import { SpoilerSwitch } from '../../../../shared/spoilers/SpoilerSwitch.tsx';
import { useSpoiler } from '../../../../shared/spoilers/useSpoiler.ts';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { BATTLE_RECORD, type LiveBattle } from '../battles.api.ts';
import { formatView } from '../formats/format-views.ts';
import { BattleStaff } from '../referee/BattleStaff.tsx';
import { battleSentence } from '../model/sentences.ts';
import { BattleFacts } from './BattleFacts.tsx';
import { BoardRecord } from './BoardRecord.tsx';
import { Honours } from './Honours.tsx';
import { OpenBoard } from './OpenBoard.tsx';
import { Rulings } from './Rulings.tsx';
import { ScoreAnnouncer } from './ScoreAnnouncer.tsx';
import { BattleStage } from './stage/BattleStage.tsx';

/** A battle in full, live or at a moment of its replay. Without its scores it is shown to whoever wants none. */
export function BattlePanel({ battle }: { battle: LiveBattle }) {
  const { info } = battle;
  const name = `${info.teams.a.name} 对 ${info.teams.b.name}`;
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
        <Crumbs crumbs={[{ label: '团队战', to: '/teams/battles' }, { label: name }]} />
        <SpoilerSwitch />
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

/** The board that is open stands in the address, by its match. */
function useOpenBoard({ boards }: BattleState) {
  const [params, setParams] = useSearchParams();
  const matchId = params.get('match');
  const open = matchId === null ? undefined : boards.find((board) => board.match_id === matchId);
  const toggle = (number: number) => {
    const next = boards.find((board) => board.number === number)?.match_id ?? null;
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === null || next === matchId) changed.delete('match');
        else changed.set('match', next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { open, toggle };
}
