import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { Actor } from '@pailei/live/registry';
import type { AnswerVersions } from '../../ground/http/answer-versions.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { MatchesService } from './matches.service.ts';

type Needs = { matches: MatchesService; versions: AnswerVersions };

export function matchesCalls({ matches, versions }: Needs): readonly HttpCall[] {
  const kept = {
    versionOf: ({ actor, params }: { actor: Actor | null; params: { id: string } }) =>
      versions.ofPublic(actor, matchTopic.of(params.id)),
  };
  return [
    call(matchesApi.get, ({ actor, params }) => matches.get(actor, params.id), kept),
    call(matchesApi.record, ({ actor, params }) => matches.record(actor, params.id), kept),
    call(matchesApi.side, ({ actor, params }) => matches.side(actor, params.id)),
    call(matchesApi.ready, ({ actor, params }) => matches.act(actor, params.id, { type: 'ready' })),
    call(matchesApi.shield, ({ actor, params, body }) =>
      matches.act(actor, params.id, { type: 'lock_shield', ...body }),
    ),
    call(matchesApi.bans, ({ actor, params, body }) => matches.act(actor, params.id, { type: 'lock_bans', ...body })),
    call(matchesApi.pick, ({ actor, params, body }) => matches.act(actor, params.id, { type: 'lock_pick', ...body })),
    call(matchesApi.report, ({ actor, params, body }) =>
      matches.act(actor, params.id, { type: 'report', ...body, note: body.note ?? null }),
    ),
    call(matchesApi.contest, ({ actor, params, body }) => matches.act(actor, params.id, { type: 'contest', ...body })),
    call(matchesApi.forfeit, ({ actor, params }) => matches.act(actor, params.id, { type: 'forfeit' })),
    call(matchesApi.previewRuling, ({ actor, params, query }) => matches.preview(actor, params.id, query)),
    call(matchesApi.rule, ({ actor, params, body }) => {
      const { force, restart_stages, seen, ...command } = {
        force: false,
        restart_stages: false,
        seen: undefined,
        ...body,
      };
      return matches.rule(actor, params.id, command, { force, restart_stages, seen });
    }),
  ];
}
