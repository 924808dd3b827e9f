import { standingsExportApi } from '@pailei/contracts/play/tournaments/standings-export';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';

import { api } from '../../../../shared/api/api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';

/** The tables of a stage as a file or on paper. */
export function ExportMenu({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const exported = useMutation({
    mutationFn: (kind: 'csv' | 'json') =>
      api.file(standingsExportApi[kind], { params: { id: tournament.id, stage: stage.index } }),
    onSuccess: (file, kind) => saveFile(file, `${tournament.name}-积分榜.${kind}`),
  });
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<Download size={16} />} pending={exported.isPending}>
          导出
        </Button>
      }
      items={[
        { label: '表格 CSV', onSelect: () => exported.mutate('csv') },
        { label: '数据与依据 JSON', onSelect: () => exported.mutate('json') },
        { kind: 'separator' },
        { label: '打印', icon: <Printer size={16} />, onSelect: () => window.print() },
      ]}
    />
  );
}
