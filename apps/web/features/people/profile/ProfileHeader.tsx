import type { Role } from '@pailei/domain/rights/rights';
import type { ReactNode } from 'react';

import { Avatar } from '../../../shared/ui/marks/Avatar.tsx';
import { Seal, type SealMark } from '../../../shared/ui/marks/Seal.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { formatDate } from '../../../shared/ui/time/time.format.ts';

type ProfileHeaderProps = {
  person: { username: string; role: Role; created_at: string };
  /** Whose picture is shown; undefined for the letter alone. */
  pictureOf: string | undefined;
  isExpert: boolean;
  isDemo?: boolean;
  /** Stands behind the date. */
  children?: ReactNode;
  actions?: ReactNode;
};

const ROLE_SEALS: Readonly<Record<Role, SealMark | null>> = { admin: '管', referee: '裁', user: null };

/** Who this is: picture, name, seals and since when. */
export function ProfileHeader({ person, pictureOf, isExpert, isDemo, children, actions }: ProfileHeaderProps) {
  const roleSeal = ROLE_SEALS[person.role];
  return (
    <ProfileHeading>
      <Avatar name={person.username} size={72} userId={pictureOf} />
      <div className="min-w-0 flex-1">
        <h1 className="text-28 font-bold wrap-anywhere max-tablet:text-[22px]/[30px]">{person.username}</h1>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
          {roleSeal && <Seal mark={roleSeal} />}
          {isExpert && <Seal mark="专" />}
          {isDemo && <Tag isOutlined>演示</Tag>}
          <span className="whitespace-nowrap">{formatDate(person.created_at)} 加入</span>
          {children}
        </div>
      </div>
      {actions && <div className="self-end max-tablet:basis-full">{actions}</div>}
    </ProfileHeading>
  );
}

/** The line at the top of a person's page, also while it loads. */
export function ProfileHeading({ children }: { children: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-b-line-2 pb-5 max-tablet:gap-x-4 max-tablet:gap-y-3">
      {children}
    </header>
  );
}
