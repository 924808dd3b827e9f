import { Download } from 'lucide-react';

import { serverNow } from '../../../../shared/state/clock.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { useExport } from '../admin-orders.api.ts';
import { filterOf, type BoardFilters } from './board-filters.ts';

/** The orders that the filter means, as a CSV file. */
export function ExportButton({ filters }: { filters: BoardFilters }) {
  const download = useExport();
  return (
    <Button
      variant="ghost"
      icon={<Download size={16} />}
      pending={download.isPending}
      onClick={() => download.mutate(filterOf(filters, new Date(serverNow()).toISOString()))}
    >
      导出
    </Button>
  );
}
