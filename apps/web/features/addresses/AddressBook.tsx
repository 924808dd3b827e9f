import './addresses.css';

import { ADDRESSES_MAX, type SavedAddress } from '@pailei/contracts/orders';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../shared/api/error-text.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ConfirmDialog } from '../../shared/ui/Dialog.tsx';
import { Empty, LoadFailed } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { useAddresses, useMakeDefault, useRemoveAddress } from './addresses.api.ts';

type Open = { deed: 'write'; address: SavedAddress | null } | { deed: 'remove'; address: SavedAddress };

/** The visitor's saved addresses: written, changed, made the default, deleted. */
export function AddressBook() {
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useAddresses();
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  const addresses = data?.addresses ?? [];
  const write = () => setOpen({ deed: 'write', address: null });
  return (
    <section className="adr">
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
            <Empty art="card" title="没有记录">
              保存的地址在兑换商品时可以直接选用。
            </Empty>
          ) : (
            <AddressList addresses={addresses} onOpen={setOpen} />
          )
        }
      </Loading>
      {open?.deed === 'write' && (
        <AddressDialog address={open.address} isFirst={addresses.length === 0} onClose={() => setOpen(null)} />
      )}
      {open?.deed === 'remove' && <RemoveDialog address={open.address} onClose={() => setOpen(null)} />}
    </section>
  );
}

type AddressListProps = { addresses: readonly SavedAddress[]; onOpen: (open: Open) => void };

function AddressList({ addresses, onOpen }: AddressListProps) {
  const makeDefault = useMakeDefault();
  return (
    <ul className="adr__l" aria-label="收货地址">
      {addresses.map((address) => (
        <li key={address.id}>
          <span className="adr__t">
            {address.full_address} {address.is_default && <Tag tone="lv">默认</Tag>}
          </span>
          <span className="adr__a">
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
            <Button variant="text" size="sm" onClick={() => onOpen({ deed: 'write', address })}>
              修改
            </Button>
            <Button variant="text" size="sm" onClick={() => onOpen({ deed: 'remove', address })}>
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
