import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { groupDrawApi } from '@pailei/contracts/play/pairings/group-draw.api';
import type { Actor } from '@pailei/live/registry';
import type { StaffOrder } from './staff-orders.ts';

type Api = typeof groupDrawApi;
/** How the groups of the stage that begins next come about. */
export function groupDrawCommands(direct: StaffOrder) {
  return {
    arrangeGroups: (actor: Actor, id: string, body: BodyOf<Api['arrange']>) =>
      direct(actor, id, { type: 'arrange_groups', ...body }),
    arrangeGroupsBySeed: (actor: Actor, id: string, body: BodyOf<Api['bySeed']>) =>
      direct(actor, id, { type: 'arrange_groups_by_seed', ...body }),
    drawGroupPlace: (actor: Actor, id: string, body: BodyOf<Api['drawPlace']>) =>
      direct(actor, id, { type: 'draw_group_place', ...body }),
    lockGroups: (actor: Actor, id: string, body: BodyOf<Api['lock']>) =>
      direct(actor, id, { type: 'lock_groups', ...body }),
    unlockGroups: (actor: Actor, id: string, body: BodyOf<Api['unlock']>) =>
      direct(actor, id, { type: 'unlock_groups', ...body }),
  };
}
