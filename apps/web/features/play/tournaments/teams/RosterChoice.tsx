import { Checkbox } from '../../../../shared/ui/forms/Checkbox.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';

type RosterChoiceProps = {
  members: readonly { account_id: string; username: string }[];
  /** Account ids. */
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** Who of a team's members plays for it; those who are chosen keep the order of the team. */
export function RosterChoice({ members, chosen, onChange }: RosterChoiceProps) {
  const toggle = (id: string, isIn: boolean) =>
    onChange(members.map(({ account_id }) => account_id).filter((one) => (one === id ? isIn : chosen.includes(one))));
  return (
    <ul className="mt-3 border-t border-t-line-1">
      {members.map(({ account_id, username }) => (
        <li key={account_id} className="flex h-11 items-center gap-3 border-b border-b-line-1">
          <Checkbox
            label={username}
            checked={chosen.includes(account_id)}
            onChange={(isIn) => toggle(account_id, isIn)}
          />
          <Avatar name={username} size={28} userId={account_id} />
          <span className="min-w-0 truncate">{username}</span>
        </li>
      ))}
    </ul>
  );
}
