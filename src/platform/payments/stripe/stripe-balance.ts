import type Stripe from 'stripe'
import { balanceTransactionOf, payoutOf } from '../balance-objects.ts'
import type {
  BalanceQuestion,
  BalanceTransaction,
  Payout,
  PayoutQuestion,
  ProviderPage,
} from '../provider-balance.ts'

/** As many as Stripe gives at once. */
const limit = 100

const seconds = (ms: number) => Math.floor(ms / 1000)

const pageOf = <Row extends { readonly id: string }, Ours>(
  { data, has_more: more }: { readonly data: readonly Row[]; readonly has_more: boolean },
  ours: (row: Row) => Ours,
): ProviderPage<Ours> => ({ rows: data.map(ours), next: more ? (data.at(-1)?.id ?? null) : null })

/** What moved on the balance, newest first, each with what it comes from. */
export const readBalance = async (
  { balanceTransactions }: Stripe,
  question: BalanceQuestion,
): Promise<ProviderPage<BalanceTransaction>> =>
  pageOf(
    await balanceTransactions.list({
      limit,
      expand: ['data.source'],
      ...(question.after !== undefined && { starting_after: question.after }),
      ...('payoutId' in question
        ? { payout: question.payoutId }
        : { created: { gte: seconds(question.sinceMs) } }),
    }),
    balanceTransactionOf,
  )

export const readPayouts = async (
  { payouts }: Stripe,
  { sinceMs, after }: PayoutQuestion,
): Promise<ProviderPage<Payout>> =>
  pageOf(
    await payouts.list({
      limit,
      created: { gte: seconds(sinceMs) },
      ...(after !== undefined && { starting_after: after }),
    }),
    payoutOf,
  )
