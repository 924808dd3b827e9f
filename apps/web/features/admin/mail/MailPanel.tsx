import { MAIL_KIND_TEXTS, MAIL_STATE_TEXTS } from '@pailei/contracts/mail';

import { messageOf } from '../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { KeyValues } from '../../../shared/ui/KeyValues.tsx';
import { SidePanel } from '../../../shared/ui/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { formatDateTime } from '../../../shared/ui/time.format.ts';
import { useMail } from './mail.api.ts';

export function MailPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useMail(id);
  return (
    <SidePanel open onClose={onClose} title={data?.subject ?? '邮件'} intro={data && `发给 ${data.to}`}>
      {error ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={4} />}>
          {() =>
            data && (
              <>
                <KeyValues
                  facts={{
                    类型: MAIL_KIND_TEXTS[data.kind],
                    状态: MAIL_STATE_TEXTS[data.state],
                    尝试: `${data.attempts} 次`,
                    错误: data.error,
                    创建: formatDateTime(data.created_at),
                    发出: data.sent_at && formatDateTime(data.sent_at),
                  }}
                />
                <pre className="adm-mail">{data.text ?? '邮件已发出，正文不再保留。'}</pre>
              </>
            )
          }
        </Loading>
      )}
    </SidePanel>
  );
}
