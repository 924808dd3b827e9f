import type { SeasonHeader } from '@pailei/contracts/play/seasons/season-views';
import { seasonTitle } from '@pailei/contracts/play/seasons/season-texts';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import { useMutation } from '@tanstack/react-query';
import { Cast, Download } from 'lucide-react';

import { api } from '../../../../shared/api/api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';

type Props = { season: SeasonHeader; kind: CompetitorKind };

/** The tables as files, and the address by which streaming software shows the one that is open. */
export function SeasonExports({ season, kind }: Props) {
  const { number } = season;
  const exported = useMutation({
    mutationFn: (type: 'csv' | 'json') =>
      type === 'csv'
        ? api.file(seasonsApi.tableCsv, { params: { number }, query: { kind } })
        : api.file(seasonsApi.tablesJson, { params: { number } }),
    onSuccess: (file, type) => saveFile(file, `${seasonTitle(season)}-积分榜.${type}`),
  });
  const overlay = `/match-view?season=${number}&table=${kind}`;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={<Download size={14} />} pending={exported.isPending}>
          导出
        </Button>
      }
      items={[
        { label: '表格 CSV', onSelect: () => exported.mutate('csv') },
        { label: '数据与依据 JSON', onSelect: () => exported.mutate('json') },
        { kind: 'separator' },
        {
          label: '复制直播叠加地址',
          icon: <Cast size={16} />,
          onSelect: () => void copyText(location.origin + overlay, '直播叠加地址'),
        },
      ]}
    />
  );
}
