import { NoShowList } from '../../../../shared/no-shows/NoShowList.tsx';
import { useOwnNoShows } from '../../../../shared/no-shows/no-shows.api.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

/** The visitor's matches lost by absence; nothing where there are none. */
export function OwnNoShows() {
  const { data } = useOwnNoShows();
  if (!data || data.items.length === 0) return null;
  return (
    <section className="mt-10">
      <SectionHeader title="未到场次" meta={`${data.items.length} 场`} />
      <p className="mb-3 text-13 text-text-3">
        收到通知后仍未到场而输掉的场次。30 天内缺席 2 场起，会有一段时间不能报名：1、3、7、14 天，最多 30
        天。认为有误，请联系管理员撤销。
      </p>
      <NoShowList noShows={data} empty={null} />
    </section>
  );
}
