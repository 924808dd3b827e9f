import { battleListTopic } from '@pailei/contracts/play/battles/battle-list.topic';
import { battleRulingsApi } from '@pailei/contracts/play/battles/battle-rulings.api';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { BattleRulingsService, BattlesService } from '@pailei/core/play/battles';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance } from 'fastify';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { route } from '../../../http/routing.ts';

type Services = { battles: BattlesService; battleRulings: BattleRulingsService };
type Call = { actor: Actor | null; params: { id: string } };

export function battlesRoutes(app: FastifyInstance, services: Services, versions: AnswerVersions): void {
  readRoutes(app, services, versions);
  captainRoutes(app, services);
  const { battleRulings } = services;
  route(app, battleRulingsApi.preview, ({ actor, params, query }) => battleRulings.preview(actor, params.id, query));
  route(app, battleRulingsApi.roster, ({ actor, params, query }) => battleRulings.roster(actor, params.id, query));
  route(app, battleRulingsApi.rule, ({ actor, params, body }) => battleRulings.rule(actor, params.id, body));
}

function readRoutes(app: FastifyInstance, { battles }: Services, versions: AnswerVersions): void {
  const kept = { versionOf: ({ actor, params }: Call) => versions.ofPublic(actor, battleTopic.of(params.id)) };
  route(app, battlesApi.list, ({ actor, query }) => battles.list(actor, query), {
    versionOf: ({ actor }) => versions.ofGuests(actor, battleListTopic.of()),
  });
  route(app, battlesApi.get, ({ actor, params }) => battles.get(actor, params.id), kept);
  route(app, battlesApi.record, ({ actor, params }) => battles.record(actor, params.id), kept);
  route(app, battlesApi.ofTeam, ({ actor, params }) => battles.ofTeam(actor, params.id));
  route(app, battlesApi.side, ({ actor, params }) => battles.side(actor, params.id));
  route(app, battlesApi.lineUpOptions, ({ actor, params }) => battles.lineUpOptions(actor, params.id));
}

function captainRoutes(app: FastifyInstance, { battles }: Services): void {
  route(app, battlesApi.saveDraft, ({ actor, params, body }) => battles.saveDraft(actor, params.id, body));
  route(app, battlesApi.lockLineUp, ({ actor, params, body }) => battles.lockLineUp(actor, params.id, body));
  route(app, battlesApi.checkIn, ({ actor, params }) => battles.checkIn(actor, params.id));
  route(app, battlesApi.substitute, ({ actor, params, body }) => battles.substitute(actor, params.id, body));
  route(app, battlesApi.namePlayer, ({ actor, params, body }) => battles.namePlayer(actor, params.id, body));
  route(app, battlesApi.openDecks, ({ actor, params }) => battles.openDecks(actor, params.id));
  route(app, battlesApi.forfeit, ({ actor, params }) => battles.forfeit(actor, params.id));
}
