import type { TournamentState, TournamentStatus } from '@pailei/domain/tournament/types';

import { fieldSize, stagesText } from '../../shared/tournaments/event-labels.ts';
import { championOf, startText, statusText } from '../../shared/tournaments/event-summary.ts';
import { COLORS } from './look.ts';
import { Avatar, Fact, Frame, Mark, Text } from './parts.tsx';

const MARKS: Record<TournamentStatus, { color: string; isFilled: boolean }> = {
  draft: { color: COLORS.quiet, isFilled: false },
  registration: { color: COLORS.open, isFilled: false },
  check_in: { color: COLORS.waiting, isFilled: false },
  running: { color: COLORS.live, isFilled: true },
  finished: { color: COLORS.quiet, isFilled: false },
  cancelled: { color: COLORS.quiet, isFilled: false },
};

type TournamentPictureProps = { tournament: TournamentState; championPicture: string | undefined };

/** So that the longest name that an event may have stands in two lines. */
const titleSize = ({ length }: string) => (length > 32 ? 50 : length > 14 ? 60 : 76);

/** The event, how it stands and when it is; once it is won, by whom. */
export function TournamentPicture({ tournament, championPicture }: TournamentPictureProps) {
  const { name, status, settings } = tournament;
  const champion = championOf(tournament);
  return (
    <Frame mark={<Mark text={statusText(tournament)} {...MARKS[status]} />}>
      <div style={{ display: 'flex', flexDirection: 'column', marginTop: 34, gap: 12 }}>
        <Text text={name} size={titleSize(name)} lines={2} style={{ fontWeight: 700 }} />
        <Text
          text={`${stagesText(settings.stages)} · ${startText(tournament)}`}
          size={30}
          style={{ color: COLORS.quiet }}
        />
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Fact value={String(fieldSize(tournament))} name="名选手" />
        {champion && <Champion name={champion.name} picture={championPicture} />}
      </div>
    </Frame>
  );
}

function Champion({ name, picture }: { name: string; picture: string | undefined }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 30 }}>
      <Avatar name={name} size={104} picture={picture} ring={COLORS.goldFill} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: 28, color: COLORS.gold }}>冠军</div>
        <Text text={name} size={name.length > 12 ? 34 : 48} style={{ fontWeight: 700, maxWidth: 720 }} />
      </div>
    </div>
  );
}
