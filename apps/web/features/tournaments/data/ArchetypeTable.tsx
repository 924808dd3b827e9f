import type { FieldFigures } from '@pailei/contracts/tournament-decks';
import { useState } from 'react';

import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { WinBar } from './Bars.tsx';

/** Rows beyond these come when asked for. */
const SHOWN = 30;

/** Decks by what their players call them: the archetype, else the name. */
export function ArchetypeTable({ archetypes }: { archetypes: FieldFigures['archetypes'] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? archetypes : archetypes.slice(0, SHOWN);
  return (
    <section>
      <SectionHeader title="卡组表现" meta="按流派，没有填写的按名称" />
      <div className="tw" role="region" aria-label="卡组表现">
        <table className="tbl tbl--d fst__c">
          <thead>
            <tr>
              <th>卡组</th>
              <th className="r">数量</th>
              <th className="r">胜–负</th>
              <th className="r">胜率</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((deck) => (
              <tr key={`${deck.class} ${deck.label}`}>
                <td>
                  <span className="fst__n">
                    <ClassPlate heroClass={deck.class} size="s" />
                    <span className="ell">{deck.label}</span>
                  </span>
                </td>
                <td className="num r">{deck.decks}</td>
                <td className="num r">
                  {deck.wins}–{deck.losses}
                </td>
                <td className="num">
                  <WinBar tally={deck} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < archetypes.length && (
        <button type="button" className="lnk lnk--zhu mt-3" onClick={() => setWhole(true)}>
          加载其余 {archetypes.length - shown.length} 种
        </button>
      )}
    </section>
  );
}
