import { foldNumber } from '@pailei/domain/typed-text/width';
import type { JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { isJobOver, useJobEnd } from '../../../../shared/live/job-end.ts';
import { useJob } from '../../../../shared/live/useTopics.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Progress } from '../../../../shared/ui/feedback/Progress.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useChangeStock } from '../products-admin.api.ts';
import { amountProblem, changesOf, stockAfter, type StockForm } from './stock-form.ts';

const STOCK_MODES = [
  { value: 'add', label: '增加' },
  { value: 'take', label: '减少' },
  { value: 'set', label: '设为' },
] as const;

type StockDialogProps = { products: readonly Product[]; onClose: () => void };

/** Changes the stock of one product or of several; it stays open until the worker has reported each result. */
export function StockDialog({ products, onClose }: StockDialogProps) {
  const [form, setForm] = useState<StockForm>({ way: 'add', amount: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const change = useChangeStock();
  const job = useJob(jobId).state;
  const isRunning = jobId !== null && !isJobOver(job);
  useJobEnd(job, (done) => {
    if (done.failed > 0) return;
    toast.success(products.length === 1 ? `「${products[0]?.name}」的库存已调整` : `${done.done} 件商品的库存已调整`);
    onClose();
  });

  function confirm(reason: string): void {
    const wrong = amountProblem(form, products);
    setProblem(wrong);
    if (wrong !== null) return;
    setJobId(null);
    change.mutate({ changes: changesOf(form, products), reason }, { onSuccess: ({ job_id }) => setJobId(job_id) });
  }

  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={products.length === 1 ? `调整「${products[0]?.name}」的库存` : `调整 ${products.length} 件商品的库存`}
      label="原因"
      confirmLabel={confirmLabel(form, products.length)}
      maxLength={SHORT_REASON_MAX}
      pending={change.isPending || isRunning}
      error={change.error}
      onConfirm={confirm}
    >
      <span className="flex">
        <Segmented label="方式" options={STOCK_MODES} value={form.way} onChange={(way) => setForm({ ...form, way })} />
      </span>
      <TextField
        label={form.way === 'set' ? '新的库存' : '件数'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={form.amount}
        error={problem ?? undefined}
        hint={products.length === 1 && products[0] && <StockChange form={form} product={products[0]} />}
        onChange={(event) => setForm({ ...form, amount: foldNumber(event.target.value) })}
      />
      {jobId !== null && <Outcome job={job} products={products} />}
    </ReasonDialog>
  );
}

function confirmLabel({ way, amount }: StockForm, count: number): string {
  const wayLabel = STOCK_MODES.find(({ value }) => value === way)?.label ?? '';
  const buttonLabel = amount === '' ? '调整库存' : `${wayLabel} ${amount} 件`;
  return count === 1 ? buttonLabel : `${buttonLabel}（${count} 件商品）`;
}

/** What there is now and what there would be then. */
function StockChange({ form, product }: { form: StockForm; product: Product }) {
  const after = stockAfter(form, product);
  return (
    <>
      现有 <b className="font-num">{product.stock_quantity}</b> 件
      {after !== null && (
        <>
          ，调整后 <b className={cx('font-num', after < 0 && 'text-yan-text')}>{after}</b> 件
        </>
      )}
    </>
  );
}

/** How far the worker is, and which products it could not change. */
function Outcome({ job, products }: { job: JobProgress | null; products: readonly Product[] }) {
  const failed = (job?.items ?? []).filter(({ status }) => status === 'failed');
  const isRunning = !isJobOver(job);
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  return (
    <div className="flex flex-col gap-4" role="status">
      {isRunning && <Progress label="调整进度" value={job?.done ?? 0} max={job?.total ?? products.length} tone="lv" />}
      {!isRunning && job !== null && job.failed > 0 && (
        <Note tone="yan">
          {failed.length === 0 && (job.message ?? `${job.failed} 件商品没有调整`)}
          {failed.map(({ id, message }) => (
            <p key={id}>
              「{nameOf(id)}」{message ?? '没有调整'}
            </p>
          ))}
        </Note>
      )}
    </div>
  );
}
