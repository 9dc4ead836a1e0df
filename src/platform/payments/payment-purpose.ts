import type { Decline } from '../../shared/payments/declines.ts'
import type { Clock } from '../clock.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Tokens } from '../sessions/tokens.ts'

/** What is paid for: an order, for instance, by its purpose and id. */
export interface Subject {
  readonly purpose: string
  readonly subjectId: string
}

/** A payment that was received for a subject. */
export interface Capture {
  readonly paymentId: string
  readonly amountCents: number
  readonly at: Date
}

/** A refund of a payment. */
export interface GivenBack {
  readonly paymentId: string
  readonly refundId: string
  /** Counts from 1. A further attempt sends money again that came back to us; its credit note exists already. */
  readonly attempt: number
  readonly amountCents: number
  readonly reason: string
  /** The details of the refund request, defined by the slice that sells the subject. */
  readonly details: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** A refund that was not made, or whose money came back to us. */
export interface FailedRefund extends GivenBack {
  readonly cameBack: boolean
  /** The provider's own word for the reason; null when it gives none. */
  readonly failure: string | null
}

/** What a bank says about a payment. */
export interface DisputeNews {
  /** The id of the dispute at the provider. */
  readonly id: string
  readonly status: string
  readonly standing: DisputeState
  readonly reason: string
  readonly amountCents: number
  readonly answerDueAt: Date | null
  /** The bank had the money until now, or may have had it, and has it no longer. */
  readonly isMoneyBack: boolean
}

/** Who has the next word in a dispute, or how it ended. */
export type DisputeState = 'to_answer' | 'under_review' | 'won' | 'lost'

export interface FraudNews {
  /** The id of the report at the provider. */
  readonly id: string
  readonly reason: string
}

/** The parts of a context that may be used inside the transaction of a payment. */
interface InWrite {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly publicUrl: string
  readonly tokens: Tokens
}

/** The subject of a payment, locked by the payment's transaction: no other call changes it meanwhile. */
export interface PaidSubject {
  readonly captured: (ctx: InWrite, tx: Write, capture: Capture) => Promise<void>
  readonly declined: (ctx: InWrite, tx: Write, decline: Decline) => Promise<void>
  readonly refunded: (ctx: InWrite, tx: Write, refund: GivenBack) => Promise<void>
  /** The refund failed, or its money came back; after this, and when another attempt fails, we owe the money. */
  readonly refundFailed: (ctx: InWrite, tx: Write, refund: FailedRefund) => Promise<void>
  /** The buyer's bank asks about the payment, takes it back, or has decided. */
  readonly disputed: (ctx: InWrite, tx: Write, dispute: DisputeNews) => Promise<void>
  /** A bank or the provider suspects that the card was stolen; told once for each report. */
  readonly suspected: (ctx: InWrite, tx: Write, report: FraudNews) => Promise<void>
}

/**
 * A kind of subject that can be paid for: an order, later an instalment. The app finds it by the name of its file,
 * `*.payment-purpose.ts`, so that the code of payments does not know the kinds. All its functions run in the
 * transaction of the payment.
 */
export interface PaymentPurpose {
  readonly kind: string
  /** Locks the subject before its payment is locked: all writers lock both in this order. */
  readonly lock: (db: Db, subjectId: string) => Promise<PaidSubject>
}
