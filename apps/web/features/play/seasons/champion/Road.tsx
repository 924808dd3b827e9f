import type { ChampionView, RoadMatchView } from '@pailei/contracts/play/seasons/season-champions';

import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { dayText } from '../../../../shared/ui/time/time.format.ts';
import styles from './Road.module.css';
import { RoadTree } from './RoadTree.tsx';

type Props = { champion: ChampionView; hrefOf: (matchId: string) => string };

/**
 * The road to the title: every match of the event that decided, joined by a gold line up to the champion. Where a tree decided it is
 * drawn whole, but on phones.
 */
export function Road({ champion, hrefOf }: Props) {
  const { name, road, bracket } = champion;
  const [first] = road;
  if (!first) return null;
  const before = bracket ? beforeTree(champion) : [];
  const action = <TextLink to={`/solo-tournaments/${first.event_id}`}>完整对阵表</TextLink>;
  return (
    <section className="mt-10 mb-10" aria-label="冠军历程">
      <SectionHeader title="冠军历程" meta={`${first.event_name} · ${road.length} 场`} action={action} />
      {bracket && (
        <div className="max-tablet:hidden">
          <RoadTree champion={champion} bracket={bracket} before={before} hrefOf={hrefOf} />
        </div>
      )}
      <div className={cx(bracket && 'hidden max-tablet:block')}>
        <ol className={styles.road}>
          {before.length > 0 && <Before matches={before} />}
          {road.slice(before.length).map((match) => (
            <RoadNode key={match.match_id} match={match} name={name} href={hrefOf(match.match_id)} />
          ))}
          <li className={cx(styles.step, styles.title)}>
            <b className="text-16">{name}</b>
            <span className="block text-12 text-text-3">冠军 · {dayText(road.at(-1)?.at ?? first.at)}</span>
          </li>
        </ol>
      </div>
    </section>
  );
}

function beforeTree({ road, bracket = [] }: ChampionView): RoadMatchView[] {
  const inTree = new Set(bracket.flatMap(({ nodes }) => nodes.map(({ match_id }) => match_id)));
  return road.filter(({ match_id }) => !inTree.has(match_id));
}

/** What was played before the tree, in one step. */
function Before({ matches }: { matches: readonly RoadMatchView[] }) {
  const won = matches.filter(({ is_won }) => is_won).length;
  return (
    <li className={styles.step}>
      <span className="mb-1.5 block text-12 text-text-3">此前 {matches.length} 场</span>
      <b className="font-num text-20">
        {won}-{matches.length - won}
      </b>
    </li>
  );
}

function RoadNode({ match, name, href }: { match: RoadMatchView; name: string; href: string }) {
  return (
    <li className={cx(styles.step, !match.is_won && styles.lost)}>
      <span className="mb-1.5 flex justify-between gap-2 text-12 text-text-3">
        <span className="truncate">{match.label}</span>
        <span className="font-num">{dayText(match.at)}</span>
      </span>
      <a href={href} className={cx(styles.node, match.is_final && styles.final)}>
        <NodeRow name={name} score={match.wins} isWinner={match.is_won} />
        <NodeRow name={match.opponent} score={match.losses} isWinner={!match.is_won} />
        <span className="sr-only">看回放</span>
      </a>
    </li>
  );
}

function NodeRow({ name, score, isWinner }: { name: string; score: number; isWinner: boolean }) {
  return (
    <span className={cx('flex h-7.75 items-center gap-2 px-2.5 text-13', isWinner ? 'font-semibold' : 'text-text-3')}>
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <b className={cx('font-num text-16', isWinner && 'text-jin-text')}>{score}</b>
    </span>
  );
}
