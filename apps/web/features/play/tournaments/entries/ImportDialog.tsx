import { ENTRIES_AT_ONCE, type ImportLine } from '@pailei/contracts/play/entries/entries.api';
import { entrantKindOf, type EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { decodeCsv } from '../../../../shared/uploads/decode-csv.ts';
import { useImport, usePreviewImport } from './entries.api.ts';
import { entrantWords } from './entrant-words.ts';

const DESCRIPTIONS: Readonly<Record<EntrantKind, string>> = {
  account: `每行一个用户名或已验证的邮箱，一次最多 ${ENTRIES_AT_ONCE} 位。先看每一行能否加入，再加入选中的选手。`,
  team: `每行一支战队的队名或编号，一次最多 ${ENTRIES_AT_ONCE} 支。名单按入队先后取可以参赛的队员，队长之后可以修改。`,
};

const COLUMNS: readonly Column<ImportLine>[] = [
  { id: 'line', header: '行', cell: ({ line }) => <span className="font-num font-semibold">{line}</span> },
  { id: 'text', header: '名单', cell: ({ text, account, team }) => account?.username ?? team?.name ?? text },
  {
    id: 'problem',
    header: '问题',
    cell: ({ problem }) => (problem === null ? '' : <span className="text-yan-text">{problem}</span>),
  },
];

const PLAYERS: Column<ImportLine> = {
  id: 'players',
  header: '参赛队员',
  fit: 'rest',
  cell: ({ team }) => <span className="block truncate text-text-2">{team?.players.join('、')}</span>,
};

const idOfEntrant = ({ account, team }: ImportLine): string => account?.id ?? team?.id ?? '';
const isGood = ({ problem }: ImportLine) => problem === null;
const idOf = ({ line }: ImportLine) => String(line);

/** A list of entrants from a file: each line with its problem, then those that are chosen come in. */
export function ImportDialog({ tournament, onClose }: { tournament: TournamentState; onClose: () => void }) {
  const kind = entrantKindOf(tournament.settings);
  const words = entrantWords(tournament);
  const [lines, setLines] = useState<readonly ImportLine[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const preview = usePreviewImport(tournament.id);
  const bring = useImport(tournament.id, kind);

  async function choose(file: File): Promise<void> {
    preview.mutate(decodeCsv(await file.arrayBuffer()), {
      onSuccess: ({ lines: read }) => {
        setLines(read);
        setChosen(new Set(read.filter(isGood).map(idOf)));
      },
    });
  }

  function send(reason: string): void {
    const wanted = (lines ?? []).filter((line) => chosen.has(idOf(line)));
    bring.mutate(
      { ids: wanted.map(idOfEntrant), reason },
      {
        onSuccess({ results }) {
          const refused = new Map(results.flatMap(({ id, message }) => (message === null ? [] : [[id, message]])));
          toast.success(`${results.length - refused.size} ${words.unit}已加入`);
          if (refused.size === 0) return onClose();
          const left = wanted.filter((line) => refused.has(idOfEntrant(line)));
          setLines(left.map((line) => ({ ...line, problem: refused.get(idOfEntrant(line)) ?? null })));
          return setChosen(new Set());
        },
      },
    );
  }

  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="导入名单"
      description={DESCRIPTIONS[kind]}
      label="原因"
      confirmLabel={`加入 ${chosen.size} ${words.unit}`}
      pending={bring.isPending}
      disabled={chosen.size === 0}
      error={bring.error}
      onConfirm={send}
    >
      <FileButton isAgain={lines !== null} isPending={preview.isPending} onFile={(file) => void choose(file)} />
      {preview.error && <Note tone="yan">{messageOf(preview.error)}</Note>}
      {lines && (
        <div className="max-h-80 overflow-y-auto">
          <DataTable<ImportLine>
            label="名单"
            columns={kind === 'team' ? COLUMNS.toSpliced(2, 0, PLAYERS) : COLUMNS}
            rows={lines}
            rowId={idOf}
            rowName={({ text }) => text}
            selected={chosen}
            onSelect={(ids) =>
              setChosen(new Set(lines.filter((line) => isGood(line) && ids.has(idOf(line))).map(idOf)))
            }
            toneOf={(line) => (isGood(line) ? undefined : 'failed')}
            empty={null}
          />
        </div>
      )}
    </ReasonDialog>
  );
}

type FileButtonProps = { isAgain: boolean; isPending: boolean; onFile: (file: File) => void };

function FileButton({ isAgain, isPending, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="选择名单文件"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button icon={<FileUp size={16} />} pending={isPending} onClick={() => input.current?.click()}>
        {isAgain ? '再选一个文件' : '选择文件'}
      </Button>
    </>
  );
}
