import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { BalanceKind } from '../../../shared/payments/balance-kinds.ts'

import { type Account, accounts } from '../account-numbers.ts'
import { type Entry, type EntryLine, onDebit } from './entry.ts'

/** What a movement of the balance at the payment provider changes. */
export interface Moved {
  readonly kind: BalanceKind
  /** Below 0 where money left the balance. */
  readonly grossCents: number
  readonly feeCents: number
}

/** A movement of the balance that papers and payments do not prove: fees, disputes, payouts, and what is not known. */
export interface Transaction extends Moved {
  readonly id: string
  /** The day on which it came to the house, and is entered. */
  readonly day: CivilDate
  /** The day on which it came about. */
  readonly movedOn: CivilDate
  /** The provider's own word for it. */
  readonly type: string
  readonly reference: string
  readonly orderNumber: string
}

/** Where the gross amount goes; payments and refunds are entered by themselves. */
const counterpart: Readonly<Record<BalanceKind, Account | null>> = {
  charge: null,
  refund: null,
  'refund-failure': null,
  dispute: accounts.disputes,
  'dispute-reversal': accounts.disputes,
  fee: accounts.fees,
  payout: accounts.bank,
  'payout-return': accounts.bank,
  adjustment: accounts.unexplained,
  other: accounts.unexplained,
}

/** The lines of a movement: what it leaves at the provider follows from them. */
export const transactionLines = ({ kind, grossCents, feeCents }: Moved): readonly EntryLine[] => {
  const account = counterpart[kind]
  const movedCents = account ? grossCents : 0
  const lines = [
    onDebit(account ?? accounts.cards, -movedCents),
    onDebit(accounts.fees, feeCents),
    onDebit(accounts.cards, movedCents - feeCents),
  ]
  return lines.filter(({ debitCents, creditCents }) => debitCents !== 0 || creditCents !== 0)
}

const names: Readonly<Record<BalanceKind, string>> = {
  charge: 'Frais du paiement',
  refund: 'Frais du remboursement',
  'refund-failure': 'Frais du remboursement revenu',
  dispute: 'Litige bancaire',
  'dispute-reversal': 'Litige bancaire gagné',
  fee: 'Frais du prestataire de paiement',
  payout: 'Versement du prestataire de paiement',
  'payout-return': 'Versement revenu chez le prestataire',
  adjustment: 'Ajustement du prestataire de paiement',
  other: 'Mouvement du prestataire de paiement',
}

const french = (day: CivilDate) => day.split('-').toReversed().join('/')

const labelOf = ({ kind, type, orderNumber, movedOn }: Transaction) =>
  [names[kind], kind === 'other' ? `« ${type} »` : '', orderNumber, `du ${french(movedOn)}`]
    .filter((word) => word !== '')
    .join(' ')

/** The entry of a movement in the journal of the bank, on the day on which the house learned of it. */
export const transactionEntry = (transaction: Transaction): Entry => ({
  id: transaction.id,
  journal: 'BQ',
  day: transaction.day,
  label: labelOf(transaction),
  document: transaction.reference,
  orderNumber: transaction.orderNumber,
  buyer: '',
  lines: transactionLines(transaction),
})
