import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { ComponentProps } from 'react';

import { Avatar } from '../../shared/ui/marks/Avatar.tsx';

type AccountButtonProps = { user: User } & ComponentProps<'button'>;

/** The visitor's avatar in the header. */
export function AccountButton({ user, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="cursor-pointer rounded-[8px] border-0 bg-transparent p-0 max-tablet:-mr-1 max-tablet:p-1"
      aria-label={`账号：${user.username}`}
    >
      <Avatar name={user.username} size={32} userId={user.qq ? user.id : undefined} />
    </button>
  );
}
