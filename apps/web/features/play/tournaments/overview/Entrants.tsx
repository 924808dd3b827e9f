import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { currentStage } from '@pailei/domain/tournament/state-parts';
import { stageSeeds } from '@pailei/domain/tournament/seeds';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { EntrantMark, teamEventIdOf } from '../../../../shared/tournaments/EntrantMark.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag, type Tone } from '../../../../shared/ui/marks/Tag.tsx';
import { fieldOf } from '../../../../shared/tournaments/people.ts';
import { entrantWords } from '../entries/entrant-words.ts';
import { useIsPast } from '../model/past.ts';
import { rosterText } from '../teams/roster-text.ts';
import { entrantActions } from '../staff/entrant-actions.ts';
import { STAGE_VIEWS } from '../stages/stage-views.ts';
import { recordText } from '../stages/standings.ts';
import { useStandings } from '../stages/useStandings.ts';

const EntrantActions = lazy(async () => ({ default: (await import('../staff/EntrantActions.tsx')).EntrantActions }));

const SHOWN = 32;

const STATUS_TAGS: Readonly<Partial<Record<Participant['status'], { label: string; tone?: Tone }>>> = {
  pending: { label: '待审核', tone: 'huang' },
  waitlisted: { label: '候补', tone: 'qing' },
  checked_in: { label: '已签到', tone: 'lv' },
  absent: { label: '缺席' },
  dropped: { label: '退出赛事' },
  disqualified: { label: '取消资格', tone: 'yan' },
};

/** The field: in the order in which the stage was entered once one is being played, before that as they registered. */
export function Entrants({ tournament }: { tournament: TournamentState }) {
  const [isExpanded, setExpanded] = useState(false);
  const { one, unit } = entrantWords(tournament);
  const stage = currentStage(tournament);
  const withStandings = tournament.stages.findLastIndex(({ type }) => STAGE_VIEWS[type].hasStandings);
  const rows = useStandings(tournament, withStandings);
  const people = stage ? stage.entrants.flatMap((id) => tournament.participants[id] ?? []) : fieldOf(tournament);
  const seeds = stageSeeds(stage);
  const records = new Map(rows.map((row) => [row.id, recordText(row)]));
  const more = !isExpanded && people.length > SHOWN && (
    <TextButton onClick={() => setExpanded(true)}>
      全部 {people.length} {unit}
    </TextButton>
  );
  return (
    <section>
      <SectionHeader
        title={`参赛${one}`}
        meta={stage ? STAGE_TEXTS[stage.type].entrants(people.length) : `${people.length} ${unit}`}
        action={more}
      />
      {people.length === 0 ? (
        <Empty art="card" title={`暂无${one}`}>
          还没有{one}报名。
        </Empty>
      ) : (
        <ol className="grid grid-cols-2 gap-x-10 border-t border-t-line-2 max-[901px]:grid-cols-1">
          {(isExpanded ? people : people.slice(0, SHOWN)).map((person) => (
            <Entrant
              key={person.id}
              tournament={tournament}
              person={person}
              seed={seeds.size > 0 ? (seeds.get(person.id) ?? '') : null}
              record={stage ? records.get(person.id) : undefined}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type EntrantProps = {
  tournament: TournamentState;
  person: Participant;
  /** Null where the stage has no seeds, so that no column is kept for them. */
  seed: number | '' | null;
  record: string | undefined;
};

function Entrant({ tournament, person, seed, record }: EntrantProps) {
  const user = useAtomValue(userAtom);
  const tag = STATUS_TAGS[person.status];
  const isPast = useIsPast();
  const actions = isPast ? [] : entrantActions(tournament, person, user);
  return (
    <li
      className={cx(
        'lazy-row grid h-15 items-center gap-3 border-b border-b-line-1',
        seed === null ? 'grid-cols-[36px_minmax(0,1fr)_auto]' : 'grid-cols-[20px_36px_minmax(0,1fr)_auto]',
      )}
    >
      {seed !== null && <span className="font-num text-16 font-semibold text-text-3">{seed}</span>}
      {person.roster ? (
        <span className="grid size-9 place-items-center text-text-3">
          <Users size={20} aria-hidden="true" />
        </span>
      ) : (
        <EntrantMark
          teamEventId={teamEventIdOf(tournament)}
          id={person.id}
          name={person.name}
          userId={person.user_id}
          size={36}
        />
      )}
      <span className="flex min-w-0 flex-col leading-[18px]">
        <b className="min-w-0 truncate font-medium" title={person.name}>
          {person.name}
          {person.user_id === user?.id && <small className="text-zhu-text"> 你</small>}
        </b>
        <EntrantNote tournament={tournament} person={person} />
      </span>
      <span className="flex items-center gap-2">
        {record && <span className="font-num text-16 font-semibold">{record}</span>}
        {tag && !actions.includes('approve') && <Tag {...(tag.tone && { tone: tag.tone })}>{tag.label}</Tag>}
        {actions.length > 0 && (
          <Suspense fallback={<span className="size-7 max-tablet:size-8" />}>
            <EntrantActions tournament={tournament} person={person} actions={actions} />
          </Suspense>
        )}
      </span>
    </li>
  );
}

/** Of a team who plays for it; of a player, before the start, whether they have handed in their lists. */
function EntrantNote({ tournament, person }: Pick<EntrantProps, 'tournament' | 'person'>) {
  const { decks_submitted } = person;
  const lists = decks_submitted > 0 ? `已提交 ${decks_submitted} 副卡组` : '未提交卡组';
  const text = person.roster ? rosterText(person) : currentStage(tournament) ? null : lists;
  if (text === null) return null;
  return (
    <small className="truncate leading-4 text-text-3" title={text}>
      {text}
    </small>
  );
}
