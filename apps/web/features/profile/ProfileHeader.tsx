import type { Role } from '@pailei/domain/rights';
import type { ReactNode } from 'react';

import { Avatar } from '../../shared/ui/Avatar.tsx';
import { Seal, type SealMark } from '../../shared/ui/Seal.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { formatDate } from '../../shared/ui/time.format.ts';

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
    <header className="pf">
      <Avatar name={person.username} size={72} userId={pictureOf} />
      <div className="pf__t">
        <h1>{person.username}</h1>
        <div className="pf__m">
          {roleSeal && <Seal mark={roleSeal} />}
          {isExpert && <Seal mark="专" />}
          {isDemo && <Tag isOutlined>演示</Tag>}
          <span className="nw">{formatDate(person.created_at)} 加入</span>
          {children}
        </div>
      </div>
      {actions && <div className="pf__a">{actions}</div>}
    </header>
  );
}
