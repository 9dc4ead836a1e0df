import { auditAll } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import type { ProductChange } from './change-products.ts'
import type { WholeProduct } from './sent-rows.ts'

/** A state as the log keeps it. */
export const stateOf = ({ state, publishAt }: Pick<WholeProduct, 'state' | 'publishAt'>) => ({
  state,
  publishAt: publishAt?.toISOString() ?? null,
})

/** Logs which products were published and which were archived, as by hand. Returns the entries. */
export const logStates = async (ctx: Context, db: Db, changes: readonly ProductChange[]) => {
  const entries: number[] = []
  for (const state of ['published', 'archived'] as const) {
    const those = changes.filter(({ before, after }) => after.state === state && before.state !== state)
    if (those.length === 0) continue
    const said = those.map(({ id, before, after }) => ({
      id,
      before: stateOf(before),
      after: stateOf(after),
    }))
    entries.push(...(await auditAll(db, ctx, productAudit[state], said)))
  }
  return entries
}
