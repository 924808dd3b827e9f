import { CREST_COLOURS, CREST_MOTIFS, CREST_SILHOUETTES, type CrestStyle } from '@pailei/domain/teams/crest/types';
import { drawCrest } from '@pailei/domain/teams/crest/draw-crest';
import type { ReactNode } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { COLOUR_NAMES, MOTIF_NAMES, SILHOUETTE_NAMES } from './crest-names.ts';
import type { TeamForm } from './team-form.ts';

type CrestStyleChoicesProps = { value: TeamForm['crest']; onChange: (crest: TeamForm['crest']) => void };

/** A picture keeps the silhouette; motif and colour are of the generated crest alone. */
export function CrestStyleChoices({ value, onChange }: CrestStyleChoicesProps) {
  const restyle = (change: Partial<CrestStyle>) => onChange({ ...value, style: { ...value.style, ...change } });
  return (
    <>
      <Choice label="外形">
        {CREST_SILHOUETTES.map((silhouette) => (
          <Option
            key={silhouette}
            label={SILHOUETTE_NAMES[silhouette]}
            isOn={value.style.silhouette === silhouette}
            onClick={() => restyle({ silhouette })}
          >
            <Crest crest={{ image_id: null, style: { ...value.style, silhouette } }} size="xs" />
          </Option>
        ))}
      </Choice>
      {value.image_id === null && (
        <>
          <Choice label="图案">
            {CREST_MOTIFS.map((motif) => (
              <Option
                key={motif}
                label={MOTIF_NAMES[motif]}
                isOn={value.style.motif === motif}
                onClick={() => restyle({ motif })}
              >
                <Crest crest={{ image_id: null, style: { ...value.style, motif } }} size="xs" />
              </Option>
            ))}
          </Choice>
          <Choice label="颜色">
            {CREST_COLOURS.map((colour) => (
              <Option
                key={colour}
                label={COLOUR_NAMES[colour]}
                isOn={value.style.colour === colour}
                onClick={() => restyle({ colour })}
              >
                <span
                  className="block size-6 rounded-control"
                  style={{ background: drawCrest({ ...value.style, colour }).top }}
                />
              </Option>
            ))}
          </Choice>
        </>
      )}
    </>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={label}>
      {children}
    </div>
  );
}

type OptionProps = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

function Option({ label, isOn, onClick, children }: OptionProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      className={cx(
        'grid size-9 cursor-pointer place-items-center rounded-control border-0 p-0 max-tablet:size-10',
        isOn ? 'bg-surface-3 inset-ring-[1.5px] inset-ring-text-2' : 'bg-transparent hover:bg-hover',
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
