import {
  groupDrawFor,
  groupField,
  LIVE_DRAW_MAX,
  undrawn,
  type GroupDraw,
  type GroupField,
} from '@pailei/domain/tournament/group-draw/group-draw';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { LinkButton, Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { ReasonDialog } from '../../../../../shared/ui/feedback/ReasonDialog.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { DrawBoard } from './DrawBoard.tsx';
import { useGroupDraw } from './group-draw.api.ts';

/** What is drawn now, and the ways to draw it. */
export function DrawDesk({ tournament }: { tournament: TournamentState }) {
  const field = groupField(tournament);
  if (field === null) {
    const actions = <LinkButton to={`/dashboard/groups?event=${tournament.id}`}>看各组</LinkButton>;
    return (
      <Empty art="ring" title="现在不用分组" actions={actions}>
        报名开放后、小组赛开始前，有两位以上参赛者时在这里分组。
      </Empty>
    );
  }
  return <Desk tournament={tournament} field={field} draw={groupDrawFor(tournament, field)} />;
}

type DeskProps = { tournament: TournamentState; field: GroupField; draw: GroupDraw };

function Desk({ tournament, field, draw }: DeskProps) {
  const { id } = tournament;
  const arrange = useGroupDraw(id, 'arrange');
  const bySeed = useGroupDraw(id, 'bySeed');
  const drawPlace = useGroupDraw(id, 'drawPlace');
  const lock = useGroupDraw(id, 'lock');
  const steps = [arrange, bySeed, drawPlace, lock];
  const isPending = steps.some((step) => step.isPending);
  const newest = steps.toSorted((a, b) => b.submittedAt - a.submittedAt)[0];
  const left = undrawn(field, draw).length;
  const { revision, is_locked } = draw;
  const isOff = isPending || is_locked;
  return (
    <section>
      <SectionHeader
        title="分组"
        meta={`${field.group_count} 组 · 已分 ${field.entrants.length - left} / ${field.entrants.length}`}
        action={is_locked && <Tag tone="jin">分组已锁定</Tag>}
      />
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabled={isOff || left === 0 || field.entrants.length > LIVE_DRAW_MAX}
          onClick={() => drawPlace.mutate({ revision })}
        >
          抽下一个
        </Button>
        <Button
          disabled={isOff || left === 0 || field.entrants.length > LIVE_DRAW_MAX}
          onClick={() => drawPlace.mutate({ revision, whole_group: true })}
        >
          抽完本组
        </Button>
        <Button disabled={isOff} onClick={() => bySeed.mutate({ revision })}>
          按种子分组
        </Button>
        <Button
          variant="text"
          disabled={isOff || left === field.entrants.length}
          onClick={() => arrange.mutate({ revision, groups: draw.groups.map(() => []) })}
        >
          清空分组
        </Button>
        <span className="flex-1" />
        {is_locked ? (
          <Unlock id={id} revision={revision} />
        ) : (
          <Button disabled={isOff || left > 0} onClick={() => lock.mutate({ revision })}>
            锁定分组
          </Button>
        )}
      </div>
      {newest?.error && <Note tone="yan">{messageOf(newest.error)}</Note>}
      {is_locked && left > 0 && <Note>锁定后又有 {left} 位参赛者加入，开始时补入人数最少的小组。</Note>}
      <DrawBoard
        tournament={tournament}
        field={field}
        draw={draw}
        isDisabled={isOff}
        onArrange={(groups) => arrange.mutate({ revision, groups })}
      />
    </section>
  );
}

function Unlock({ id, revision }: { id: string; revision: number }) {
  const [isOpen, setOpen] = useState(false);
  const unlock = useGroupDraw(id, 'unlock');
  return (
    <>
      <Button onClick={() => setOpen(true)}>解锁分组</Button>
      {isOpen && (
        <ReasonDialog
          open
          onOpenChange={setOpen}
          title="解锁分组"
          label="原因"
          confirmLabel="解锁分组"
          pending={unlock.isPending}
          error={unlock.error}
          onConfirm={(reason) => unlock.mutate({ revision, reason }, { onSuccess: () => setOpen(false) })}
        />
      )}
    </>
  );
}
