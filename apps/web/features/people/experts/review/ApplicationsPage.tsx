import type { ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import { EXPERT_APPLICATION_STATUSES } from '@pailei/domain/rights/rights';
import { useState } from 'react';

import { ArrivalsBar } from '../../../../shared/ui/feedback/ArrivalsBar.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { choice, freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { reviewQuery, useReviewList } from '../../../../shared/ui/table/useReviewList.ts';
import { APPLICATION_COLUMNS } from './application-columns.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { useApplicationChanges, useApplications } from './review.api.ts';
import { useVerdict, type AskedVerdict } from './useVerdict.ts';
import { ARRIVAL_TEXTS, REASON_TEXTS, stateOptions } from './review-texts.ts';

const STATES = [...EXPERT_APPLICATION_STATUSES, 'all'] as const;
const FILTERS = { state: choice(STATES, 'pending'), search: freeText(40) };

/** Applications with the longest waiting first; new ones and other admins' verdicts come in by themselves. */
export function ApplicationsPage() {
  const [{ state, search, page }, change] = useUrlFilters(FILTERS);
  const [openId, setOpenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedVerdict | null>(null);
  const changes = useApplicationChanges();
  const query = reviewQuery({ state, search, page });
  const list = useApplications(query);
  const isFrozen = openId !== null;
  const { rows, waiting, admit, setPointerOver } = useReviewList({ query, list, changes, isFrozen });
  return (
    <>
      <PageHeader title="专家认证" intro="核对用户的战绩与证明图片。每次审核都通知用户，并写入审计日志。" />
      <FilterStrip
        tabs={{
          label: '申请状态',
          options: stateOptions(STATES, list.data?.counts),
          value: state,
          onChange: (next) => change({ state: next }),
        }}
        search={{ label: '用户、游戏 ID', value: search, onChange: (text) => change({ search: text }) }}
      />
      <div onPointerEnter={() => setPointerOver(true)} onPointerLeave={() => setPointerOver(false)}>
        {waiting > 0 && <ArrivalsBar text={`${waiting} 份${ARRIVAL_TEXTS[state]}`} onAdmit={admit} />}
        <DataTable<ReviewedApplication>
          label="专家认证申请"
          columns={APPLICATION_COLUMNS}
          {...tableOf(list)}
          rows={rows}
          rowId={(application) => application.id}
          rowName={(application) => application.username}
          onOpen={(application) => setOpenId(application.id)}
          openId={openId}
          toneOf={({ id, status }) => (status === 'pending' && changes[id] === 'pending' ? 'new' : undefined)}
          empty={
            <Empty art="ring" title="暂无申请">
              {search === '' && state === 'pending'
                ? '所有申请都已处理，新的申请会自动出现在这里。'
                : '没有符合条件的申请。'}
            </Empty>
          }
        />
      </div>
      <ListPager list={list.data} onPage={(next) => change({ page: next })} />
      {openId !== null && (
        <ApplicationPanel key={openId} id={openId} onAsk={setAsked} onClose={() => setOpenId(null)}>
          {asked && <VerdictDialog asked={asked} onClose={() => setAsked(null)} />}
        </ApplicationPanel>
      )}
    </>
  );
}

/** The verdicts that need a reason: the form, its errors and what is sent. */
function VerdictDialog({ asked: { verdict, application }, onClose }: { asked: AskedVerdict; onClose: () => void }) {
  const { give, isPending, error } = useVerdict(application, onClose);
  return (
    <ReasonDialog
      {...REASON_TEXTS[verdict](application.username)}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label="原因"
      pending={isPending}
      error={error}
      onConfirm={(reason) => give({ verdict, reason })}
    />
  );
}
