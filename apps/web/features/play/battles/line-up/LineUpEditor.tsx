import type { BattleSideView, BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import type { LineUpOptions } from '@pailei/contracts/play/battles/battles.api';
import { substitutionsOf } from '@pailei/domain/battles/seats/substitutions';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import type { BattleState } from '@pailei/domain/battles/types';
import { useMemo } from 'react';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import type { OwnPlace } from '../captain/useOwnPlace.ts';
import { formatView } from '../formats/format-views.ts';
import { AtDeadline } from './AtDeadline.tsx';
import { CheckList } from './CheckList.tsx';
import { DraftNotes, savedText } from './DraftNotes.tsx';
import { LockButton, LockStrip } from './LockStrip.tsx';
import { hasPool, lineUpBodyOf, editedOf, rosterOrder } from './model/edited-line-up.ts';
import { lineUpChecks, lineUpProblems } from './model/line-up-checks.ts';
import { OthersList } from './OthersList.tsx';
import { PlayerList } from './PlayerList.tsx';
import { PoolSection } from './PoolSection.tsx';
import { Presets } from './Presets.tsx';
import { useLineUpDraft } from './useLineUpDraft.ts';

type LineUpEditorProps = {
  info: BattleInfo;
  state: BattleState;
  place: OwnPlace;
  own: BattleSideView;
  options: LineUpOptions;
};

/** A captain makes the line-up: who, in which order, with which decks; what is wrong with it is said while it is made. */
export function LineUpEditor({ info, state, place, own, options }: LineUpEditorProps) {
  const { settings } = state;
  const { out } = state.sides[place.side];
  const members = useMemo(
    () => options.members.filter(({ account_id }) => !out.includes(account_id)),
    [options.members, out],
  );
  const context = { settings, members, accountId: place.accountId };
  const proposal = options.last_used ? lineUpBodyOf(options.last_used) : rosterOrder(settings, members);
  const draft = useLineUpDraft({ battleId: info.id, draft: own.draft, proposal, context });
  const problems = lineUpProblems(draft.edited, settings, members);
  const { hasOrderNames } = formatView(state);
  const editor = { draft, settings, members, problems, accountId: place.accountId, hasOrderNames };
  const { size } = settings.format;
  const isShort = draft.edited.players.length < size;
  const load = (body: Parameters<typeof editedOf>[0]) =>
    draft.edit({ type: 'replace', line_up: editedOf(body, settings, members) });
  return (
    <>
      <LockStrip state={state} side={place.side}>
        <LockButton battleId={info.id} body={draft.body} settings={settings} problem={problems[0]?.text ?? null} />
      </LockStrip>
      <div className="grid grid-cols-main-rail gap-11 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-10">
          <section>
            <SectionHeader
              title="出战名单"
              meta={savedText(draft)}
              action={
                <Presets
                  teamId={info.teams[place.side].id}
                  format={settings.format.code}
                  body={draft.body}
                  lastUsed={options.last_used && lineUpBodyOf(options.last_used)}
                  onLoad={load}
                />
              }
            />
            <DraftNotes draft={draft} />
            <PlayerList {...editor} />
            {isShort && (
              <div className="flex items-center justify-between gap-4 border-b border-b-line-1 px-2 py-3 text-13">
                <span className="min-w-0 text-text-2">
                  还空 {size - draft.edited.players.length} 个位置。人数不足也要出战时，空位按赛制判负。
                </span>
                <Switch
                  checked={draft.edited.is_short}
                  onChange={(is_short) => draft.edit({ type: 'short', is_short })}
                >
                  照常出战
                </Switch>
              </div>
            )}
          </section>
          {hasPool(settings) && <PoolSection {...editor} />}
          <section>
            <SectionHeader title="未上场" meta={othersNote(settings)} />
            <OthersList {...editor} />
          </section>
        </div>
        <aside className="flex min-w-0 flex-col gap-8" aria-label="名单核对">
          <CheckList checks={lineUpChecks(draft.edited, settings, members)} />
          <AtDeadline lastUsed={options.last_used} />
        </aside>
      </div>
    </>
  );
}

function othersNote(settings: BattleSettings): string {
  const { advisersMost, hasPool: isPooled } = termsOf(settings.format);
  const count = substitutionsOf(settings);
  const changes = count === 0 ? '本场不能换人' : `可换人 ${count} 次`;
  if (advisersMost > 0) return `最多 ${advisersMost} 人可设为参谋，${changes}`;
  return isPooled || count === 0 ? changes : `${changes}，替补的卡组也要齐全`;
}
