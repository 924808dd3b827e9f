import { BattleRow } from '../../../../shared/battles/BattleRow.tsx';
import { NextBattle } from '../../../../shared/battles/NextBattle.tsx';
import { useBattles } from '../../../../shared/battles/battles.api.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

const LAST = 5;

/** The team's battle of now, its next one and the last five. */
export function TeamBattles({ teamId }: { teamId: string }) {
  const myTeamId = useAtomValue(userAtom)?.team_id ?? null;
  const running = useBattles({ list: 'live', team_id: teamId, limit: 1 }).lines;
  const next = useBattles({ list: 'upcoming', team_id: teamId, limit: 1 }).lines;
  const last = useBattles({ list: 'finished', team_id: teamId, limit: LAST }).lines;
  const lines = [...new Map([...running, ...next, ...last].map((line) => [line.id, line])).values()];
  return (
    <section>
      <SectionHeader
        title="团队战"
        action={
          <TextLink className="max-tablet:min-h-10" to={`/teams/battles?list=finished&team=${teamId}`}>
            全部
          </TextLink>
        }
      />
      <div className="mb-4 empty:hidden">
        <NextBattle teamId={teamId} />
      </div>
      {lines.length === 0 ? (
        <p className="border-t border-t-line-2 py-5 text-text-3">暂无团队战。约好的和打完的会列在这里。</p>
      ) : (
        <ol className="border-t border-t-line-2" aria-label="团队战">
          {lines.map((line) => (
            <BattleRow key={line.id} line={line} myTeamId={myTeamId} />
          ))}
        </ol>
      )}
    </section>
  );
}
