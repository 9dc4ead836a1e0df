import { implement } from '../../../platform/http/implement.ts'
import { ledgerContract } from '../ledger.contract.ts'
import { exportEntries } from './export-entries.ts'
import { readJournal } from './read-journal.ts'
import { readVat } from './read-vat.ts'

export const ledgerRoutes = implement(ledgerContract, {
  'GET /admin/accounts/journal': (ctx, { query }) => readJournal(ctx, query),
  'GET /admin/accounts/vat': (ctx, { query }) => readVat(ctx, query),
  'GET /admin/accounts/fec': (ctx, { query }) => exportEntries(ctx, query),
})
