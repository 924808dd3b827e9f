import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';

type WantedProps = { classes: readonly string[]; roles?: readonly string[]; className?: string };

/** The classes and roles that are wanted, or played. */
export function Wanted({ classes, roles = [], className }: WantedProps) {
  if (classes.length + roles.length === 0) return null;
  return (
    <span className={cx('flex flex-wrap items-center gap-1', className)}>
      {classes.map((id) => (
        <ClassPlate key={id} heroClass={id} size="xs" />
      ))}
      {roles.map((role) => (
        <Tag key={role} isOutlined>
          {role}
        </Tag>
      ))}
    </span>
  );
}
