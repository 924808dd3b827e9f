import type { TeamPost } from '@pailei/contracts/people/teams/team-views';
import { teamPostsApi } from '@pailei/contracts/people/teams/team-posts.api';
import type { TeamRole } from '@pailei/domain/rights/rights';
import { POST_MAX } from '@pailei/domain/teams/limits';
import { useState } from 'react';

import { api } from '../../../../../shared/api/api.ts';
import { messageOf } from '../../../../../shared/api/error-text.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { TextAreaField } from '../../../../../shared/ui/forms/Field.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { useTeamCommand } from '../../teams.api.ts';
import { Post } from './Post.tsx';

type BoardProps = { teamId: string; posts: readonly TeamPost[]; role: TeamRole };

/** The notice board, which only members see. */
export function Board({ teamId, posts, role }: BoardProps) {
  return (
    <section>
      <SectionHeader title="公告" meta="只有成员可见" />
      <NewPost teamId={teamId} />
      <ul className="border-t border-t-line-2" aria-label="公告">
        {posts.map((post) => (
          <Post key={post.id} teamId={teamId} post={post} isCaptain={role === 'captain'} />
        ))}
      </ul>
      {posts.length === 0 && <p className="py-3 text-13 text-text-3">还没有公告。</p>}
    </section>
  );
}

function NewPost({ teamId }: { teamId: string }) {
  const [text, setText] = useState('');
  const add = useTeamCommand(() => api.call(teamPostsApi.add, { params: { id: teamId }, body: { text } }));
  return (
    <form
      className="mb-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(undefined, { onSuccess: () => setText('') });
      }}
    >
      <TextAreaField
        label="写公告"
        rows={2}
        maxLength={POST_MAX}
        error={add.error ? messageOf(add.error) : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="justify-self-end">
        <Button type="submit" size="sm" pending={add.isPending} disabled={text.trim() === ''}>
          发布公告
        </Button>
      </div>
    </form>
  );
}
