import type { FullDecklist } from '@pailei/contracts/play/decklists/decklists.api';

import { CopyButton } from '../../../../shared/ui/actions/CopyButton.tsx';

/** Copies a listed deck's code. */
export function codeAction({ name, code }: FullDecklist) {
  return <CopyButton text={code} what={`「${name}」卡组码`} />;
}
