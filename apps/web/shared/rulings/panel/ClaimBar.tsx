import type { MatchClaim } from '@pailei/contracts/play/referee-calls/call-views';

import { useClaim } from '../../referee-calls/calls.api.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { userAtom } from '../../state/session.atoms.ts';
import { Button } from '../../ui/actions/Button.tsx';

/** Who sees to the match, and the way to take it up or give it up. */
export function ClaimBar({ matchId, claim }: { matchId: string; claim: MatchClaim | null }) {
  const user = useAtomValue(userAtom);
  const { claim: take, release } = useClaim(matchId);
  const isMine = claim !== null && claim.by.id === user?.id;
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
      <p className="text-13 text-text-2">
        {claim === null ? '还没有裁判接手。' : isMine ? '你在处理这一场。' : `${claim.by.username} 在处理这一场。`}
        {claim?.is_override && '（从另一位裁判接过）'}
      </p>
      {isMine ? (
        <Button variant="ghost" pending={release.isPending} onClick={() => release.mutate()} data-desk="claim">
          交出
        </Button>
      ) : (
        <Button variant="ghost" pending={take.isPending} onClick={() => take.mutate(claim !== null)} data-desk="claim">
          {claim === null ? '接手' : '从他手里接过'}
        </Button>
      )}
    </div>
  );
}
