import type { BalanceKind } from '../../shared/payments/balance-kinds.ts'

/** A movement of the balance of the house at the provider. It never changes. */
export interface BalanceTransaction {
  readonly id: string
  readonly kind: BalanceKind
  /** The provider's own word for its kind. */
  readonly type: string
  /** Below 0 where money left the balance. */
  readonly grossCents: number
  readonly feeCents: number
  /** The gross amount without the fee: what the balance has changed by. */
  readonly netCents: number
  /** In small letters; another one than `eur` is kept and left to people. */
  readonly currency: string
  readonly atMs: number
  /** From when on it can be paid out. */
  readonly availableAtMs: number
  /** The charge, refund, dispute or payout that it comes from. */
  readonly sourceId: string | null
  /** The payment of a customer that it is about. */
  readonly intentId: string | null
  readonly refundId: string | null
  readonly disputeId: string | null
}

/** Money that the provider sends to the bank of the house. */
export interface Payout {
  readonly id: string
  /** Below 0 where the provider takes from the bank what the balance lacks. */
  readonly amountCents: number
  readonly currency: string
  /** The provider's own word, such as `in_transit`, `paid` or `failed`. */
  readonly status: string
  readonly createdAtMs: number
  /** The day on which the bank has it. */
  readonly arrivesOn: string
  /** Whether the provider tells which transactions it is made of: it does, it will later, or it never does. */
  readonly makeup: 'told' | 'awaited' | 'untold'
}

/** Some rows, newest first, and what the next page goes on behind; null on the last one. */
export interface ProviderPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/** Asks for the movements since a moment, or for those of one payout. */
export type BalanceQuestion = { readonly after?: string | undefined } & (
  | { readonly sinceMs: number }
  | { readonly payoutId: string }
)

export interface PayoutQuestion {
  readonly sinceMs: number
  readonly after?: string | undefined
}

/** What the provider tells of the money of the house, from its first movement to the bank. */
export interface ProviderBalance {
  /** Returns a page of what moved on the balance. */
  readBalance(question: BalanceQuestion): Promise<ProviderPage<BalanceTransaction>>
  /** Returns a page of the payouts that were made since a moment. */
  readPayouts(question: PayoutQuestion): Promise<ProviderPage<Payout>>
}
