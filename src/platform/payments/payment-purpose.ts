import type { Decline } from '../../shared/payments/declines.ts'
import type { Clock } from '../clock.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** Money that came in for something. */
export interface Capture {
  readonly paymentId: string
  readonly amountCents: number
  readonly at: Date
}

/** Money that went back. */
export interface GivenBack {
  readonly paymentId: string
  readonly refundId: string
  /** From 1 on; a further attempt sends money that came back to the house again; its credit note is made already. */
  readonly attempt: number
  readonly amountCents: number
  readonly reason: string
  /** What the refund was asked for with, in the words of what is paid for. */
  readonly details: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** What of a context there is inside the transaction of a payment. */
interface InWrite {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly publicUrl: string
}

/** Something that is paid for, locked by the transaction of its payment: no other call changes it meanwhile. */
export interface PaidSubject {
  readonly captured: (ctx: InWrite, tx: Write, capture: Capture) => Promise<void>
  readonly declined: (ctx: InWrite, tx: Write, decline: Decline) => Promise<void>
  readonly refunded: (ctx: InWrite, tx: Write, refund: GivenBack) => Promise<void>
  /** The money stays where it was, or came back after it had gone; then, and when another attempt fails, it is owed. */
  readonly refundFailed: (
    ctx: InWrite,
    tx: Write,
    refund: GivenBack & { readonly cameBack: boolean },
  ) => Promise<void>
  /** The buyer's bank asks about the payment, or takes it back. */
  readonly disputed: (
    ctx: InWrite,
    tx: Write,
    dispute: { readonly status: string; readonly reason: string },
  ) => Promise<void>
}

/**
 * Something that can be paid for: an order, later an instalment. Found by the name of its file, `*.payment-purpose.ts`,
 * so that payments know nothing of what they are for. Everything happens in the transaction of the payment itself.
 */
export interface PaymentPurpose {
  readonly kind: string
  /** Locks what is paid for, before its payment is locked: all writers lock both in this order. */
  readonly hold: (db: Db, subjectId: string) => Promise<PaidSubject>
}
