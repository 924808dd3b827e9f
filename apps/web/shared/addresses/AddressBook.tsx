import { ADDRESSES_MAX, type SavedAddress } from '@pailei/contracts/shop/addresses/addresses.api';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../api/error-text.ts';
import { Button } from '../ui/actions/Button.tsx';
import { ConfirmDialog } from '../ui/feedback/Dialog.tsx';
import { Empty, LoadFailed } from '../ui/feedback/Empty.tsx';
import { SectionHeader } from '../ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { useAddresses, useMakeDefault, useRemoveAddress } from './addresses.api.ts';

type Open = { action: 'write'; address: SavedAddress | null } | { action: 'remove'; address: SavedAddress };

/** The visitor's saved addresses: written, changed, made the default, deleted. */
export function AddressBook() {
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useAddresses();
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  const addresses = data?.addresses ?? [];
  const write = () => setOpen({ action: 'write', address: null });
  return (
    <section className="max-w-[720px]">
      <SectionHeader
        title="收货信息"
        meta={data && `${addresses.length} / ${ADDRESSES_MAX}`}
        action={
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus size={14} />}
            disabled={!data || addresses.length >= ADDRESSES_MAX}
            onClick={write}
          >
            新增地址
          </Button>
        }
      />
      <Loading isLoading={!data} skeleton={<SkeletonRows count={3} />}>
        {() =>
          addresses.length === 0 ? (
            <Empty art="card" title="还没有地址">
              保存的地址在兑换商品时可以直接选用。
            </Empty>
          ) : (
            <AddressList addresses={addresses} onOpen={setOpen} />
          )
        }
      </Loading>
      {open?.action === 'write' && (
        <AddressDialog address={open.address} isFirst={addresses.length === 0} onClose={() => setOpen(null)} />
      )}
      {open?.action === 'remove' && <RemoveDialog address={open.address} onClose={() => setOpen(null)} />}
    </section>
  );
}

type AddressListProps = { addresses: readonly SavedAddress[]; onOpen: (open: Open) => void };

function AddressList({ addresses, onOpen }: AddressListProps) {
  const makeDefault = useMakeDefault();
  return (
    <ul className="border-t border-line-2" aria-label="收货地址">
      {addresses.map((address) => (
        <li
          key={address.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-1 py-3"
        >
          <span className="min-w-0 flex-[1_1_320px] wrap-anywhere max-tablet:basis-full">
            {address.full_address} {address.is_default && <Tag tone="lv">默认</Tag>}
          </span>
          <span className="-mr-2 flex max-tablet:-ml-2">
            {!address.is_default && (
              <Button
                variant="text"
                size="sm"
                disabled={makeDefault.isPending}
                onClick={() => makeDefault.mutate(address)}
              >
                设为默认
              </Button>
            )}
            <Button variant="text" size="sm" onClick={() => onOpen({ action: 'write', address })}>
              修改
            </Button>
            <Button variant="text" size="sm" onClick={() => onOpen({ action: 'remove', address })}>
              删除
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function RemoveDialog({ address, onClose }: { address: SavedAddress; onClose: () => void }) {
  const remove = useRemoveAddress();
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="删除地址"
      description={`${address.full_address}。已经提交的订单不受影响。`}
      confirmLabel="删除地址"
      isDestructive
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(address, {
          onSuccess: () => {
            toast.success('地址已删除');
            onClose();
          },
        })
      }
    />
  );
}
