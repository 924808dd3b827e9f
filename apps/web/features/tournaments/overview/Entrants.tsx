import { currentStage, stageSeeds, type Participant, type TournamentState } from '@pailei/domain/tournament';
import { lazy, Suspense, useState } from 'react';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Avatar } from '../../../shared/ui/Avatar.tsx';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Tag, type Tone } from '../../../shared/ui/Tag.tsx';
import { recordText } from '../model/standings.ts';
import { fieldOf } from '../model/people.ts';
import { entrantDeeds } from '../model/staff-deeds.ts';
import { useStandings } from '../swiss/useStandings.ts';

const EntrantActions = lazy(async () => ({ default: (await import('../staff/EntrantActions.tsx')).EntrantActions }));

const SHOWN = 32;

const STATUS_TAGS: Readonly<Partial<Record<Participant['status'], { word: string; tone?: Tone }>>> = {
  pending: { word: '待审核', tone: 'huang' },
  waitlisted: { word: '候补', tone: 'qing' },
  checked_in: { word: '已签到', tone: 'lv' },
  absent: { word: '缺席' },
  dropped: { word: '退赛' },
  disqualified: { word: '取消资格', tone: 'yan' },
};

/** The field: in the order in which the stage was entered once one is being played, before that as they registered. */
export function Entrants({ tournament }: { tournament: TournamentState }) {
  const [isWhole, setWhole] = useState(false);
  const stage = currentStage(tournament);
  const swissIndex = tournament.stages.findLastIndex(({ type }) => type === 'swiss');
  const rows = useStandings(tournament, swissIndex);
  const people = stage ? stage.entrants.flatMap((id) => tournament.participants[id] ?? []) : fieldOf(tournament);
  const seeds = stageSeeds(stage);
  const records = new Map(rows.map((row) => [row.id, recordText(row)]));
  const more = !isWhole && people.length > SHOWN && (
    <button type="button" className="lnk" onClick={() => setWhole(true)}>
      全部 {people.length} 人
    </button>
  );
  return (
    <section>
      <SectionHeader
        title="参赛选手"
        meta={stage?.type === 'single_elimination' ? `${people.length} 强，按名次定种子` : `${people.length} 人`}
        action={more}
      />
      {people.length === 0 ? (
        <Empty art="card" title="没有选手">
          还没有人报名。
        </Empty>
      ) : (
        <ol className="seeds">
          {(isWhole ? people : people.slice(0, SHOWN)).map((person) => (
            <Entrant
              key={person.id}
              tournament={tournament}
              person={person}
              seed={seeds.get(person.id) ?? null}
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
  seed: number | null;
  record: string | undefined;
};

function Entrant({ tournament, person, seed, record }: EntrantProps) {
  const user = useAtomValue(userAtom);
  const tag = STATUS_TAGS[person.status];
  const deeds = entrantDeeds(tournament, person, user);
  return (
    <li>
      <span className="num t3">{seed ?? ''}</span>
      <Avatar name={person.name} size={36} userId={person.user_id} />
      <span className="who__t">
        <b className="ell">
          {person.name}
          {person.user_id === user?.id && <small className="zhu"> 你</small>}
        </b>
        {currentStage(tournament) === undefined && (
          <small>{person.decks_submitted > 0 ? `已提交 ${person.decks_submitted} 副卡组` : '未提交卡组'}</small>
        )}
      </span>
      <span className="row">
        {record && <span className="num">{record}</span>}
        {tag && !deeds.includes('approve') && <Tag {...(tag.tone && { tone: tag.tone })}>{tag.word}</Tag>}
        {deeds.length > 0 && (
          <Suspense>
            <EntrantActions tournament={tournament} person={person} deeds={deeds} />
          </Suspense>
        )}
      </span>
    </li>
  );
}
