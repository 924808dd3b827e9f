import type { DataOf } from '@pailei/contracts/http/endpoint';
import { PRODUCT_IMPORT_MAX } from '@pailei/contracts/shop/products/product-limits';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';

import { errorsOfAnswer } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';
import { useImportProducts } from '../products-admin.api.ts';
import { decodeCsv } from '../../../../shared/uploads/decode-csv.ts';
import { csvProblem, templateFile } from './csv-file.ts';

type Report = DataOf<typeof productsApi.importCsv>;
type Refused = Report['refused'][number];

const DESCRIPTION = `第一行是列名：商品名称、商品描述、积分价格、库存，可以加上图片地址、上架。一次最多 ${PRODUCT_IMPORT_MAX} 件。有问题的行会列出来，其余照常导入。`;

const COLUMNS: readonly Column<Refused>[] = [
  { id: 'line', header: '行', cell: ({ line }) => <span className="font-num font-semibold">{line}</span> },
  { id: 'message', header: '原因', cell: ({ message }) => <Message text={message} /> },
];

/** A table of products from a file: what was taken, and each line that was not. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useImportProducts();

  async function choose(file: File): Promise<void> {
    send.reset();
    const csv = decodeCsv(await file.arrayBuffer());
    const wrong = csvProblem(csv);
    setProblem(wrong);
    if (wrong !== null) return;
    send.mutate(csv, { onError: (error) => setProblem(errorsOfAnswer(error, 'csv')['csv'] ?? null) });
  }

  const footer = (
    <>
      <Button variant="text" icon={<Download size={16} />} onClick={() => saveFile(templateFile(), 'products.csv')}>
        下载模板
      </Button>
      <Button variant="text" onClick={onClose}>
        {send.data ? '关闭' : '返回'}
      </Button>
      <Button
        variant="primary"
        icon={<FileUp size={16} />}
        pending={send.isPending}
        onClick={() => input.current?.click()}
      >
        {send.data ? '再选一个文件' : '选择文件'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="批量导入商品"
      description={DESCRIPTION}
      footer={footer}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="选择商品文件"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // the same file can be chosen again after it was mended
          target.value = '';
        }}
      />
      <div className="mt-4 flex flex-col gap-4" role="status">
        {problem !== null && <Note tone="yan">{problem}</Note>}
        {send.data && <Result report={send.data} />}
      </div>
    </Dialog>
  );
}

function Result({ report: { created, refused } }: { report: Report }) {
  return (
    <>
      <Note {...(refused.length > 0 && { tone: 'huang' })}>
        已导入 <b className="font-num">{created}</b> 件商品
        {refused.length > 0 && (
          <>
            ，<b className="font-num">{refused.length}</b> 行没有导入
          </>
        )}
        。
      </Note>
      {refused.length > 0 && (
        <DataTable
          label="没有导入的行"
          columns={COLUMNS}
          rows={refused}
          rowId={({ line }) => String(line)}
          empty={null}
        />
      )}
    </>
  );
}

function Message({ text }: { text: string }) {
  return <span className="block min-w-30 py-2 wrap-anywhere whitespace-normal">{text}</span>;
}
