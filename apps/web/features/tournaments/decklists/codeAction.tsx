import type { FullList } from '@pailei/contracts/tournament-decks';

import { CopyButton } from '../mine/CopyButton.tsx';

/** Copies a listed deck's code. */
export function codeAction({ name, code }: FullList) {
  return <CopyButton text={code} what={`「${name}」卡组码`} />;
}
