import type { ComponentProps } from 'react';

import { Avatar } from '../../shared/ui/Avatar.tsx';

type AccountButtonProps = { username: string } & ComponentProps<'button'>;

/** The visitor's avatar in the header. */
export function AccountButton({ username, ...rest }: AccountButtonProps) {
  return (
    <button type="button" {...rest} className="ava" aria-label={`账号：${username}`}>
      <Avatar name={username} size={32} />
    </button>
  );
}
