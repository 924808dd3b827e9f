import type { FieldFigures } from '@pailei/contracts/tournament-decks';
import { className } from '@pailei/domain/decks';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { percent } from '../model/statistics.ts';
import { ShareBar, WinBar } from './Bars.tsx';

/** How often each class was brought and banned, and how it did. */
export function ClassFigures({ classes }: { classes: FieldFigures['classes'] }) {
  const rules = useDeckRules();
  const most = Math.max(...classes.map(({ share }) => share));
  return (
    <section>
      <SectionHeader title="职业表现" meta={`${classes.length} 个职业`} />
      <div
        className="tw"
        role="region"
        aria-label="职业表现"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="tbl tbl--d fst__c">
          <thead>
            <tr>
              <th>职业</th>
              <th className="r">卡组</th>
              <th className="r">占比</th>
              <th className="r" title="有该职业的出战名单中，它被禁用的比例">
                禁用率
              </th>
              <th className="r">胜–负</th>
              <th className="r" title="不含内战">
                胜率
              </th>
              <th className="r">内战</th>
            </tr>
          </thead>
          <tbody>
            {classes.map((one) => (
              <tr key={one.class}>
                <td>
                  <span className="fst__n">
                    <ClassPlate heroClass={one.class} size="s" />
                    {className(rules, one.class)}
                  </span>
                </td>
                <td className="num r">{one.decks}</td>
                <td className="num">
                  <ShareBar share={one.share} most={most} />
                </td>
                <td className="num r">{percent(one.banned, one.bannable)}</td>
                <td className="num r">
                  {one.wins}–{one.losses}
                </td>
                <td className="num">
                  <WinBar tally={one} />
                </td>
                <td className="num r">{one.mirrors}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
