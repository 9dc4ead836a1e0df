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

interface Way {
  readonly action: AuditedAction
  /** The ids of the records of which it is taken back, where those are not all. */
  readonly records?: readonly string[]
  /**
   * Each entry of the action is taken back by itself, as long as its fields are as it has left them; otherwise only the
   * last one of its record is. Of the fields that are merged an entry takes back its part only.
   */
  readonly byField?: { readonly merged: readonly string[] }
  /** The rights of the call that does the action. */
  readonly needs: AskedAreas | 'admin'
  /** What the log says of taking it back. */
  readonly logged: AuditedAction
}

type Run<Answer> = (ctx: Context, tx: Write, deed: DoneDeed) => Promise<Answer>

interface TurnedRound extends Way {
  /** What it changes is what the entry says, the other way round. */
  readonly run: Run<unknown>
}

interface Answered extends Way {
  /** Returns what it has changed. */
  readonly change: Run<Pick<DoneDeed, 'before' | 'after'>>
}

/**
 * How an action of the log is taken back. A slice exports it from a file `*.take-back.ts`. It locks its record and refuses
 * what is no longer as the action has left it.
 */
export type TakeBack = TurnedRound | Answered
