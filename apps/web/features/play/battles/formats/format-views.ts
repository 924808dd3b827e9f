import type { BattleFormatCode } from '@pailei/domain/battles/settings';
import type { BattleState } from '@pailei/domain/battles/types';

import { boardsView } from './boards/boards.ts';
import { twoVTwoView } from './boards/two-v-two.ts';
import { conquestTeamView } from './grid/conquest-team.ts';
import { scheveningenView } from './grid/scheveningen.ts';
import { coOpView } from './single-board/co-op.ts';
import { relayView } from './single-board/relay.ts';
import { winnerStaysView } from './winner-stays/winner-stays.ts';
import type { FormatView } from './format-view.ts';

const FORMAT_VIEWS: Readonly<Record<BattleFormatCode, FormatView>> = {
  boards: boardsView,
  winner_stays: winnerStaysView,
  relay: relayView,
  co_op: coOpView,
  two_v_two: twoVTwoView,
  scheveningen: scheveningenView,
  conquest_team: conquestTeamView,
};

export const formatView = ({ settings }: Pick<BattleState, 'settings'>): FormatView =>
  FORMAT_VIEWS[settings.format.code];
