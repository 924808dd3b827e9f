import { battleListTopic } from '@pailei/contracts/play/battles/battle-list.topic';
import { battleRulingsApi } from '@pailei/contracts/play/battles/battle-rulings.api';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { Actor } from '@pailei/live/registry';
import type { AnswerVersions } from '../../ground/http/answer-versions.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { BattleRulingsService } from './battle-rulings.service.ts';
import type { BattlesService } from './battles.service.ts';

type Needs = { battles: BattlesService; battleRulings: BattleRulingsService; versions: AnswerVersions };
type Call = { actor: Actor | null; params: { id: string } };

export function battlesCalls(needs: Needs): readonly HttpCall[] {
  const { versions } = needs;
  const { battleRulings } = needs;
  return [
    ...readCalls(needs, versions),
    ...captainCalls(needs),
    call(battleRulingsApi.preview, ({ actor, params, query }) => battleRulings.preview(actor, params.id, query)),
    call(battleRulingsApi.roster, ({ actor, params, query }) => battleRulings.roster(actor, params.id, query)),
    call(battleRulingsApi.rule, ({ actor, params, body }) => battleRulings.rule(actor, params.id, body)),
  ];
}

function readCalls({ battles }: Needs, versions: AnswerVersions): readonly HttpCall[] {
  const kept = { versionOf: ({ actor, params }: Call) => versions.ofPublic(actor, battleTopic.of(params.id)) };
  return [
    call(battlesApi.list, ({ actor, query }) => battles.list(actor, query), {
      versionOf: ({ actor }) => versions.ofGuests(actor, battleListTopic.of()),
    }),
    call(battlesApi.get, ({ actor, params }) => battles.get(actor, params.id), kept),
    call(battlesApi.record, ({ actor, params }) => battles.record(actor, params.id), kept),
    call(battlesApi.ofTeam, ({ actor, params }) => battles.ofTeam(actor, params.id)),
    call(battlesApi.side, ({ actor, params }) => battles.side(actor, params.id)),
    call(battlesApi.lineUpOptions, ({ actor, params }) => battles.lineUpOptions(actor, params.id)),
  ];
}

const captainCalls = ({ battles }: Needs): readonly HttpCall[] => [
  call(battlesApi.saveDraft, ({ actor, params, body }) => battles.saveDraft(actor, params.id, body)),
  call(battlesApi.lockLineUp, ({ actor, params, body }) => battles.lockLineUp(actor, params.id, body)),
  call(battlesApi.checkIn, ({ actor, params }) => battles.checkIn(actor, params.id)),
  call(battlesApi.substitute, ({ actor, params, body }) => battles.substitute(actor, params.id, body)),
  call(battlesApi.namePlayer, ({ actor, params, body }) => battles.namePlayer(actor, params.id, body)),
  call(battlesApi.openDecks, ({ actor, params }) => battles.openDecks(actor, params.id)),
  call(battlesApi.forfeit, ({ actor, params }) => battles.forfeit(actor, params.id)),
];
