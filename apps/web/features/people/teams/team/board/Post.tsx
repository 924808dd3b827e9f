import type { TeamPost } from '@pailei/contracts/people/teams/team-views';
import { teamPostsApi } from '@pailei/contracts/people/teams/team-posts.api';
import { useMutation } from '@tanstack/react-query';
import { Pin, PinOff, Trash2 } from 'lucide-react';

import { api } from '../../../../../shared/api/api.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../../shared/ui/time/Time.tsx';

type PostProps = { teamId: string; post: TeamPost; isCaptain: boolean };

/** One post; its author and the captain remove it, the captain pins it. */
export function Post({ teamId, post: { id, author, text, is_pinned, created_at }, isCaptain }: PostProps) {
  const isMine = useAtomValue(userAtom)?.id === author.id;
  const params = { id: teamId, post_id: id };
  const pin = useMutation({
    mutationFn: () => api.call(teamPostsApi.pin, { params, body: { is_pinned: !is_pinned } }),
  });
  const remove = useMutation({ mutationFn: () => api.call(teamPostsApi.remove, { params }) });
  return (
    <li className="border-b border-b-line-1 py-2.5">
      <span className="flex min-h-7 items-center gap-2">
        <b className="min-w-0 truncate text-13 font-medium">{author.username}</b>
        <small className="text-text-3">
          <Time iso={created_at} />
        </small>
        {is_pinned && <Tag tone="zhu">置顶</Tag>}
        <span className="ml-auto flex">
          {isCaptain && (
            <IconButton
              label={is_pinned ? '取消置顶' : '置顶'}
              size="sm"
              disabled={pin.isPending}
              onClick={() => pin.mutate()}
            >
              {is_pinned ? <PinOff size={14} /> : <Pin size={14} />}
            </IconButton>
          )}
          {(isMine || isCaptain) && (
            <IconButton label="删除公告" size="sm" disabled={remove.isPending} onClick={() => remove.mutate()}>
              <Trash2 size={14} />
            </IconButton>
          )}
        </span>
      </span>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </li>
  );
}
