import { currentRules } from '@pailei/domain/tournament/rule-sheet/rule-sheet';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { rulesPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';

/** That the rules have changed since the start: when, why, and where the difference stands. */
export function AmendmentNote({ tournament }: { tournament: TournamentState }) {
  const rules = currentRules(tournament);
  if (!rules || rules.reason === null) return null;
  const link = (
    <TextLink tone="accent" to={`${rulesPath(tournament.id)}#amendments`}>
      查看改动
    </TextLink>
  );
  return (
    <div role="status" className="mt-4">
      <Note tone="huang" wraps action={link}>
        <b>规则已修改（第 {rules.sheet.number} 版）</b> {timeText(rules.at)}，原因：{rules.reason}
      </Note>
    </div>
  );
}
