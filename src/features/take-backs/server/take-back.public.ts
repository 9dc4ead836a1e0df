import type { AuditedFields } from '../../../platform/audit/audit.table.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { AuditedAction } from '../../../shared/audit/define-audit.ts'
import type { AskedAreas } from '../../../shared/roles.ts'

/** What was done to a record, as the log keeps it. */
export interface DoneDeed {
  readonly id: string
  readonly before: AuditedFields
  readonly after: AuditedFields
}

/**
 * How an action of the log is taken back. A slice exports it from a file `*.take-back.ts`. It locks its record and refuses
 * what is no longer as the action has left it.
 */
export interface TakeBack {
  readonly action: AuditedAction
  /** The rights of the call that does the action. */
  readonly needs: AskedAreas | 'admin'
  /** What the log says of taking it back. */
  readonly logged: AuditedAction
  readonly run: (ctx: Context, tx: Write, deed: DoneDeed) => Promise<unknown>
}
