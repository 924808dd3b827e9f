import type { NoShows } from '@pailei/contracts/play/no-shows/no-shows.api';

import { NoShowList } from '../../../../shared/no-shows/NoShowList.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

/** The visitor's matches lost by absence; nothing where there are none. */
export function OwnNoShows({ noShows }: { noShows: NoShows }) {
  if (noShows.items.length === 0) return null;
  return (
    <section className="mt-10 first:mt-0">
      <SectionHeader title="未到场次" meta={`${noShows.items.length} 场`} />
      <p className="mb-3 text-13 text-text-3">
        收到通知后仍未到场而输掉的场次。30 天内缺席 2 场起，会有一段时间不能报名：1、3、7、14 天，最多 30
        天。认为有误，请联系管理员撤销。
      </p>
      <NoShowList noShows={noShows} empty={null} />
    </section>
  );
}
