import type { NoShow } from '@pailei/contracts/play/no-shows/no-shows.api';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { NoShowList } from '../../../../shared/no-shows/NoShowList.tsx';
import { useForgive, useNoShowsOf } from '../../../../shared/no-shows/no-shows.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';

/** The matches that an account lost by absence; one that was unjust is forgiven, with a reason. */
export function UserNoShows({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useNoShowsOf(id);
  const [asked, setAsked] = useState<NoShow | null>(null);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={isPending} skeleton={<SkeletonRows count={3} />}>
      {() =>
        data && (
          <>
            <NoShowList
              noShows={data}
              empty={<p className="py-6 text-text-3">没有缺席记录。</p>}
              renderAction={(one) =>
                one.forgiven === null && (
                  <Button size="sm" onClick={() => setAsked(one)}>
                    撤销
                  </Button>
                )
              }
            />
            {asked && <ForgiveDialog id={id} noShow={asked} onClose={() => setAsked(null)} />}
          </>
        )
      }
    </Loading>
  );
}

type ForgiveDialogProps = { id: string; noShow: NoShow; onClose: () => void };

function ForgiveDialog({ id, noShow: { match_id, tournament_name, label }, onClose }: ForgiveDialogProps) {
  const forgive = useForgive(id);
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="撤销缺席记录"
      description={`${tournament_name} ${label}：不再计入报名冷却，赛果不变。`}
      label="原因"
      confirmLabel="撤销缺席记录"
      pending={forgive.isPending}
      error={forgive.error}
      maxLength={200}
      onConfirm={(reason) => forgive.mutate({ match: match_id, reason }, { onSuccess: onClose })}
    />
  );
}
