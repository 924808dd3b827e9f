import { useParams } from 'react-router-dom';

import { isMissing, messageOf } from '../../../../shared/api/error-text.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useOrder } from '../orders.api.ts';
import { OrderView } from './OrderView.tsx';

export function OrderPage() {
  const { id = '' } = useParams();
  return <OneOrder key={id} id={id} />;
}

function OneOrder({ id }: { id: string }) {
  const { data, error, refetch } = useOrder(id);
  if (error && !data) {
    if (isMissing(error)) return <NoOrder />;
    return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Loading isLoading={!data} skeleton={<SkeletonRows count={5} />}>
      {() => data && <OrderView order={data} />}
    </Loading>
  );
}

function NoOrder() {
  return (
    <Empty
      title="没有找到"
      actions={
        <LinkButton variant="ghost" to="/shopping/orders">
          我的订单
        </LinkButton>
      }
    >
      没有这个订单，或者它不是你的。
    </Empty>
  );
}
