import type { Seeding } from '@pailei/domain/tournament/seeding/seeding';
import { rulesOf } from '@pailei/domain/tournament/stages/settings/rules-of';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { firstRoundOf, placingOf } from './seed-preview.ts';

type SeedPreviewProps = {
  tournament: TournamentState;
  seeding: Seeding;
  /** Participant ids as far as their order is known. */
  order: readonly string[];
  teams: readonly (readonly string[])[];
};

/** The first round, or the groups, that this order makes; where the lot decides, nothing can be shown before it is drawn. */
export function SeedPreview({ tournament, seeding, order, teams }: SeedPreviewProps) {
  const [first] = tournament.settings.stages;
  if (!first || seeding.order.kind === 'random') return null;
  const placing = placingOf(tournament, order, seeding, teams);
  if (!placing) return null;
  const nameOf = (id: string) => tournament.participants[id]?.name ?? '';
  const { keepsScore } = rulesOf(first);
  const lines = placing.groups
    ? placing.groups.map((ids, index) => `第 ${index + 1} 组：${ids.map(nameOf).join('、')}`)
    : keepsScore
      ? placing.entrants.map((id, index) => `${index + 1} ${nameOf(id)}`)
      : firstRoundOf(placing.entrants).map(([a, b]) => `${nameOf(a)} 对 ${b === null ? '轮空' : nameOf(b)}`);
  return (
    <section aria-label="首轮预览">
      <h3 className="m-0 mb-1 text-14">首轮预览</h3>
      {placing.together && (
        <Note>未能分开：{placing.together.map(({ a, b }) => `${nameOf(a)} 与 ${nameOf(b)}`).join('、')}</Note>
      )}
      <ol className="m-0 max-h-60 list-none overflow-y-auto p-0 text-13 text-text-2">
        {lines.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
