import type { User } from '@pailei/contracts/accounts';
import type { ComponentProps } from 'react';

import { Avatar } from '../../shared/ui/Avatar.tsx';

type AccountButtonProps = { user: User } & ComponentProps<'button'>;

/** The visitor's avatar in the header. */
export function AccountButton({ user, ...rest }: AccountButtonProps) {
  return (
    <button type="button" {...rest} className="ava" aria-label={`账号：${user.username}`}>
      <Avatar name={user.username} size={32} userId={user.qq ? user.id : undefined} />
    </button>
  );
}
