import { DECK_CODE_MAX } from '@pailei/domain/decks/code/deck-code';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';

import { LinkButton } from '../../../../../shared/ui/actions/Button.tsx';
import { Input } from '../../../../../shared/ui/forms/Input.tsx';
import { PageHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { LIBRARY_CRUMBS } from '../../parts/crumbs.ts';
import { ClassPlates } from './ClassPlates.tsx';
import type { Builder } from '../useBuilder.ts';
import type { Pasting } from '../paste/usePasting.ts';

type ClassStepProps = { builder: Builder; pasting: Pasting };

const CRUMBS = [...LIBRARY_CRUMBS, { label: '新建卡组' }];

/** Where a new deck begins: with its class, or with a code. */
export function ClassStep({ builder: { draft, dispatch }, pasting }: ClassStepProps) {
  const [text, setText] = useState('');
  return (
    <>
      <PageHeader
        title="新建卡组"
        crumbs={CRUMBS}
        intro="选一个职业，从它和中立的卡牌里组一副卡组。"
        actions={
          <LinkButton variant="ghost" icon={<ClipboardPaste size={16} />} to="/decks/import">
            导入卡组码
          </LinkButton>
        }
      />
      <ClassPlates
        value={draft.class}
        onChoose={(heroClass) => dispatch({ type: 'choose_class', class: heroClass, foreign: [] })}
      />
      <div className="mt-8 grid max-w-130 gap-2">
        <p className="text-text-2">手里有卡组码？粘贴在这里，会直接填好。</p>
        <Input
          isCode
          icon={<ClipboardPaste size={16} />}
          aria-label="粘贴卡组码"
          placeholder="AAECA…"
          autoComplete="off"
          spellCheck={false}
          maxLength={DECK_CODE_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && pasting.handleText(text)}
          onBlur={() => text !== '' && pasting.handleText(text)}
        />
      </div>
    </>
  );
}
