import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useDeferredValue, type ReactNode } from 'react';

import { useSystem } from '../../../../shared/live/useTopics.ts';
import { sectionsOf, type EditorSection } from './editor-sections.ts';
import { DeckRuleFields } from './fields/DeckRuleFields.tsx';
import { FormatFields } from './fields/FormatFields.tsx';
import { ListFields } from './fields/ListFields.tsx';
import { RewardChoiceFields } from './fields/RewardChoiceFields.tsx';
import type { FormPart } from './form-part.ts';
import { FormSection } from './FormSection.tsx';
import { formForecast, type FormForecast } from './model/form-forecast.ts';
import { EndEstimate } from './rail/EndEstimate.tsx';
import { FreezeList } from './rail/FreezeList.tsx';
import { LobbyPreview } from './rail/LobbyPreview.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { BasicSection } from './sections/BasicSection.tsx';
import { CastSection } from './sections/CastSection.tsx';
import { ClocksSection } from './sections/ClocksSection.tsx';
import { EntrySection } from './sections/EntrySection.tsx';
import { TeamSection } from './sections/TeamSection.tsx';
import { StagesSection } from './sections/StagesSection.tsx';

type SectionProps = { part: FormPart; forecast: FormForecast | null };

const SECTIONS: { readonly [Id in EditorSection]: (props: SectionProps) => ReactNode } = {
  basic: ({ part }) => <BasicSection {...part} />,
  stages: StagesSection,
  team: ({ part }) => <TeamSection {...part} />,
  decks: ({ part }) => (
    <>
      <FormatFields {...part} />
      <DeckRuleFields {...part} />
    </>
  ),
  entry: ({ part }) => <EntrySection {...part} />,
  clocks: ({ part }) => <ClocksSection {...part} />,
  lists: ({ part }) => <ListFields {...part} />,
  prizes: ({ part }) => <RewardChoiceFields {...part} />,
  cast: ({ part }) => <CastSection {...part} />,
};

type EditorLayoutProps = { part: FormPart; event: TournamentState | null; children: ReactNode };

/** The parts of the editor one below the other, with what they add up to beside them. `children`: what saves them. */
export function EditorLayout({ part, event, children }: EditorLayoutProps) {
  const timers = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  const form = useDeferredValue(part.form);
  const forecast = formForecast(form, timers);
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)_320px] items-start gap-10 max-[1500px]:grid-cols-[minmax(0,1fr)_300px] max-wide:grid-cols-1">
      <SectionIndex sections={sectionsOf(part.form)} />
      <div className="min-w-0">
        {sectionsOf(part.form).map(({ id, title, meta }) => {
          const Section = SECTIONS[id];
          return (
            <FormSection key={id} id={id} title={title} meta={meta}>
              <Section part={part} forecast={forecast} />
            </FormSection>
          );
        })}
        {children}
      </div>
      <aside className="sticky top-20 flex min-w-0 flex-col gap-7 max-wide:static" aria-label="汇总">
        <LobbyPreview form={form} forecast={forecast} />
        {forecast && <EndEstimate {...forecast} startsAt={form.starts_at} />}
        <FreezeList form={form} event={event} />
      </aside>
    </div>
  );
}
