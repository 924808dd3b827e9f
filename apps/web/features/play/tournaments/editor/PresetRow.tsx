import { cx } from '../../../../shared/ui/layout/cx.ts';
import { PresetFigure } from './diagram/PresetFigure.tsx';
import { EVENT_PRESETS, type EventPreset } from './model/event-presets.ts';

type PresetRowProps = { chosen: string | null; onChoose: (preset: EventPreset) => void };

/** Whole events to begin from. The chosen one is outlined in ink: it is a setting, not an action. */
export function PresetRow({ chosen, onChoose }: PresetRowProps) {
  return (
    <div
      className="mb-8 grid grid-cols-5 gap-3 max-wide:flex max-wide:overflow-x-auto"
      role="group"
      aria-label="赛制预设"
    >
      {EVENT_PRESETS.map((preset) => (
        <button
          key={preset.id}
          type="button"
          aria-pressed={preset.id === chosen}
          className={cx(
            'flex min-h-17 min-w-0 items-center gap-3 rounded-control border px-3.5 py-2.5 text-left max-wide:w-60 max-wide:flex-none',
            preset.id === chosen
              ? 'border-text-1 bg-surface-1 text-zhu-text outline-1 outline-text-1'
              : 'border-line-2 bg-transparent text-text-3 hover:border-line-control',
          )}
          onClick={() => onChoose(preset)}
        >
          <PresetFigure types={preset.form.stages?.map(({ type }) => type) ?? []} />
          <span className="min-w-0">
            <b className="block font-semibold text-text-1">{preset.name}</b>
            <small className="block text-12 text-text-3">{preset.note}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
