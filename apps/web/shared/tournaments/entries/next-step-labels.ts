import { placeText } from '@pailei/contracts/play/tournaments/place-text';
import { lineupSize } from '@pailei/domain/tournament/settings';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import type { Participant, Placement, TournamentState } from '@pailei/domain/tournament/types';

import { timeText } from '../../ui/time/day-text.ts';

/** The action of a step; the panel has a control for each. */
export type StepAction = 'register' | 'submit_decks' | 'check_in' | 'accept_place' | 'play' | null;

export type StepLabels = {
  readonly title: string;
  readonly text: string;
  readonly action: StepAction;
  /** The label of the countdown to `due_at`; null where there is no deadline. */
  readonly due_label: string | null;
  readonly due_at: string | null;
};

const OUT: Readonly<Partial<Record<Participant['status'], string>>> = {
  dropped: '你已退出赛事',
  disqualified: '你已被取消资格',
  rejected: '报名未通过',
  absent: '你未签到，按缺席处理',
  waitlisted: '候补未能入场',
};

/** The texts of the next step: a title, a sentence, and the countdown where there is one. */
export function stepLabels(step: NextStep, tournament: TournamentState): StepLabels {
  switch (step.kind) {
    case 'register':
      return act('register', '报名参赛', registerText(tournament), ['报名截止', step.closes_at]);
    case 'submit_decks':
      return act(
        'submit_decks',
        '提交卡组',
        `需要 ${lineupSize(tournament.settings)} 副卡组，${frozenText(tournament)}。`,
        ['签到剩余', step.due_at],
      );
    case 'check_in':
      return act('check_in', '签到', '逾期未签到按缺席处理，名额让给候补。', ['签到剩余', step.due_at]);
    case 'accept_place':
      return act('accept_place', '轮到你了：候补名额已空出', '签到即接受；不要的话请放弃，好让给后面的人。', [
        '接受剩余',
        step.due_at,
      ]);
    case 'play_match':
      return act('play', ...playLabels(tournament), ['剩余', step.match.due_at]);
    case 'watch':
      return wait(...watchLabels(tournament));
    case 'await_approval':
      return wait('等待审核', '主办方通过后你会占有名额。');
    case 'wait_on_waitlist':
      return wait(`候补第 ${step.position} 位`, '有人退出或缺席时按顺序补入，签到也需要完成。');
    case 'wait_for_check_in':
      return wait('等待签到', `你已报名，${readyText(tournament)}。`, ['距签到', step.opens_at]);
    case 'wait_for_start':
      return wait('等待开赛', '一切就绪，开赛后这里会显示你的第一场。', ['距开赛', step.starts_at]);
    case 'wait_for_next_round':
      return step.has_bye
        ? wait('本轮轮空', '记一场胜利，等待下一轮。')
        : wait('等待下一轮', '本轮还有场次未结束，下一轮配对后这里会显示你的对手。');
    case 'knocked_out':
      return wait('你已止步', '名次在赛事结束后公布。');
    case 'not_playing':
      return wait(OUT[step.status] ?? '你未参加本次赛事', step.reason ? `原因：${step.reason}` : '可以继续观看赛事。');
    case 'finished':
      return wait(...finishedLabels(step.placement, tournament));
    case 'cancelled':
      return wait('赛事已取消', step.reason ? `原因：${step.reason}` : '本次赛事不再进行。');
    default:
      return step satisfies never;
  }
}

type Due = readonly [label: string, at: string | null];

function act(action: StepAction, title: string, text: string, due: Due): StepLabels {
  return { ...wait(title, text, due), action };
}

function wait(title: string, text: string, [label, at]: Due = ['', null]): StepLabels {
  return { title, text, action: null, due_label: at === null ? null : label, due_at: at };
}

function registerText({ capacity, times, settings }: TournamentState): string {
  const start = times.starts_at ? `，${timeText(times.starts_at)} 开赛` : '';
  const { team } = settings;
  if (team) return `限 ${capacity} 队${start}。由队长报名，参赛名单 ${team.roster_min}–${team.roster_max} 人。`;
  return `限 ${capacity} 人${start}。报名后提交 ${lineupSize(settings)} 副卡组。`;
}

function frozenText({ settings }: TournamentState): string {
  return settings.check_in_required ? '签到前可以更换' : '开赛前可以更换';
}

function readyText({ times }: TournamentState): string {
  return times.check_in_opens_at ? `${timeText(times.check_in_opens_at)} 开放签到` : '签到开放后这里会提醒你';
}

function playLabels({ settings }: TournamentState): [string, string] {
  return settings.team
    ? ['战队的团队战', '在团队战页面提交出战名单、签到和对局。']
    : ['轮到你上场', '你的场次已经开放。'];
}

function watchLabels({ status }: TournamentState): [string, string] {
  switch (status) {
    case 'draft':
      return ['赛事草稿', '开放报名后选手才能看到。'];
    case 'check_in':
      return ['报名已结束', '签到进行中，可以等待开赛后观看。'];
    default:
      return ['你未参加本次赛事', '可以在概览和对阵表中观看。'];
  }
}

function finishedLabels(placement: Placement | null, { name }: TournamentState): [string, string] {
  if (placement === null) return ['赛事已结束', '最终名次见概览。'];
  return placement.place_to === 1 ? ['恭喜夺冠', `${name} 冠军`] : [placeText(placement), ''];
}
