import { seasonPath } from '@pailei/contracts/play/seasons/season-texts';
import type { SeasonSummary } from '@pailei/contracts/play/seasons/season-views';

import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Stage } from '../../../../shared/ui/layout/Stage.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { ChampionMark } from '../champion/ChampionMark.tsx';
import styles from './HallOfFame.module.css';

/** The champions of the seasons that are over: the newest large, a niche for each of the others. */
export function HallOfFame({ seasons }: { seasons: readonly SeasonSummary[] }) {
  const ended = seasons.filter(({ closed_at }) => closed_at !== null);
  if (ended.length === 0) return null;
  return (
    <div className="mt-12">
      <SectionHeader title="历届冠军" />
      <Stage label="历届冠军" kind="champion" className={cx(styles.hall)}>
        <ul className={styles.niches}>
          {ended.map((season, index) => (
            <Niche key={season.id} season={season} isNewest={index === 0} />
          ))}
        </ul>
      </Stage>
    </div>
  );
}

/** Who won, of a season that was entered by hand by name alone. */
function championOf({ champions, by_hand }: SeasonSummary) {
  if (!by_hand) return champions.team ?? champions.account;
  const { champion, final } = by_hand;
  return { id: '', name: champion, points: 0, ...(final && { final: { label: '决赛', ...final } }) };
}

function Niche({ season, isNewest }: { season: SeasonSummary; isNewest: boolean }) {
  const { number, name, champions, by_hand } = season;
  const champion = championOf(season);
  const final = champion?.final;
  return (
    <li className={cx(styles.niche, isNewest && styles.newest)}>
      <span className={styles.mark}>
        <span className="relative">
          <ChampionMark
            champion={champion}
            isTeam={champions.team !== null || by_hand !== undefined}
            size={isNewest ? 'large' : 'middle'}
          />
          {champion && <Seal mark="冠" isSolid className="absolute -right-2 -bottom-2" />}
        </span>
      </span>
      <span className="mt-3 text-13 text-jin-text">
        <b className="font-num">S{number}</b> {name}
      </span>
      <b className={cx('max-w-full truncate', isNewest ? 'text-24' : 'text-18')}>
        {champion?.name ?? '并列第一，没有冠军'}
      </b>
      {final && (
        <span className="text-12 text-text-2">
          {final.label} {final.wins} 比 {final.losses} 胜 {final.opponent}
        </span>
      )}
      {by_hand && <span className="text-12 text-text-2">由管理员手工录入</span>}
      {champions.team && champions.account && (
        <span className="text-12 text-text-2">选手冠军 {champions.account.name}</span>
      )}
      <LinkButton variant="ghost" size="sm" className="mt-3" to={seasonPath(number)}>
        {by_hand ? '看冠军页' : '看冠军历程'}
      </LinkButton>
    </li>
  );
}
