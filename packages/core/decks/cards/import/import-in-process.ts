import { CARD_ERRORS, type CardImport } from '@pailei/contracts/decks/cards/cards.api';
import { appError } from '@pailei/contracts/http/errors';
import { dashboardTopic } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { createCardImporter, type CardImporterDeps } from './card-importer.ts';
import { findImport, insertImport } from './imports.repository.ts';

type Given = { content: Uint8Array; url: null } | { content: null; url: string };

/** An import by the operator, in this very process. Killed in between, a worker goes on with it. Throws `card_import_running`. */
export async function importInProcess(deps: CardImporterDeps, given: Given): Promise<CardImport | undefined> {
  const id = await inTransaction(deps, async (trx, log) => {
    const started = await insertImport(trx, { source: 'command', ...given });
    if (started === undefined) throw appError(CARD_ERRORS, 'card_import_running');
    log.add(dashboardTopic.of(), 'card_import_started', { import_id: started });
    await recordAudit(trx, {
      actor: 'system',
      action: 'cards.import',
      target_type: 'card_import',
      target_id: started,
      before: null,
      after: { source: 'command', url: given.url },
      reason: null,
    });
    return started;
  });
  await createCardImporter(deps).run(id);
  return findImport(deps.db, id);
}
