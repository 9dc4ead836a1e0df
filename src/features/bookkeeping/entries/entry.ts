import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { type Account, accounts, vatAccount } from '../account-numbers.ts'
import type { Sale, SaleLine } from './sale.ts'

/** The journals: sales, and the account at the payment provider. */
export const journals = { VE: 'Ventes', BQ: 'Banque' } as const

export type JournalCode = keyof typeof journals

/** One line of an entry: one of its amounts is 0. */
export interface EntryLine {
  readonly account: Account
  readonly debitCents: number
  readonly creditCents: number
}

/** What is entered for one document; its debits and its credits are equal. */
export interface Entry {
  /** Names the entry for ever: the number of a paper, or the place of a movement of money. */
  readonly id: string
  readonly journal: JournalCode
  readonly day: CivilDate
  readonly label: string
  /** The document that proves it. */
  readonly document: string
  /** The customer is told by the order, which outlives the account. */
  readonly orderNumber: string
  readonly buyer: string
  readonly lines: readonly EntryLine[]
}

/** An amount on the debit side; below 0 it is on the credit side. */
export const onDebit = (account: Account, cents: number): EntryLine => ({
  account,
  debitCents: Math.max(0, cents),
  creditCents: Math.max(0, -cents),
})

/** The account in which the amount without tax is entered. */
const accountOf = ({ nature }: Pick<SaleLine, 'nature'>, { regime }: Pick<Sale, 'regime'>): Account =>
  nature === 'goods' || nature === 'services' ? accounts[nature][regime] : accounts[nature]

interface Booked {
  readonly account: Account
  readonly cents: number
}

/** The amounts that a sale enters on the credit side: without tax by account, and tax by rate. */
export const creditsOf = ({ lines, regime }: Pick<Sale, 'lines' | 'regime'>): readonly Booked[] => {
  const booked = [
    ...lines.map((line) => ({ account: accountOf(line, { regime }), cents: line.netCents })),
    ...lines.map(({ rate, vatCents }) => ({ account: vatAccount(regime, rate), cents: vatCents })),
  ]
  return [...Map.groupBy(booked, ({ account }) => account.number).values()].flatMap((same) => {
    const cents = same.reduce((sum, each) => sum + each.cents, 0)
    const [first] = same
    return first && cents !== 0 ? [{ account: first.account, cents }] : []
  })
}

const nameOfKind = { invoice: 'Facture', 'credit-note': 'Avoir' } as const

/** « sur F-2026-000001 du 14/10/2026 »: a correction has its own day, and names what it corrects. */
const correcting = ({ corrects }: Pick<Sale, 'corrects'>) =>
  corrects ? ` sur ${corrects.number} du ${corrects.day.split('-').toReversed().join('/')}` : ''

/** The entry of a paper in the journal of sales; that of a credit note is turned round. */
export const salesEntry = (sale: Sale): Entry => {
  const sign = sale.kind === 'invoice' ? 1 : -1
  const credits = creditsOf(sale)
  const grossCents = credits.reduce((sum, { cents }) => sum + cents, 0)
  return {
    id: sale.number,
    journal: 'VE',
    day: sale.day,
    label: `${nameOfKind[sale.kind]} ${sale.number}${correcting(sale)} ${sale.buyer}`,
    document: sale.number,
    orderNumber: sale.orderNumber,
    buyer: sale.buyer,
    lines: [
      onDebit(accounts.customers, sign * grossCents),
      ...credits.map(({ account, cents }) => onDebit(account, -sign * cents)),
    ],
  }
}

/** Money that came in, went back, or came back to the house because it could not be given back. */
export interface Movement {
  readonly id: string
  readonly day: CivilDate
  readonly kind: 'captured' | 'refunded' | 'refund_failed'
  /** Below 0 where money left. */
  readonly cents: number
  readonly providerRef: string
  readonly invoiceNumber: string
  readonly orderNumber: string
  readonly buyer: string
}

const nameOfMovement = {
  captured: 'Encaissement',
  refunded: 'Remboursement',
  refund_failed: 'Remboursement revenu',
} as const

/** The entry of a movement in the journal of the bank. */
export const bankEntry = (movement: Movement): Entry => ({
  id: movement.id,
  journal: 'BQ',
  day: movement.day,
  label: `${nameOfMovement[movement.kind]} ${movement.invoiceNumber} ${movement.buyer}`,
  document: movement.providerRef,
  orderNumber: movement.orderNumber,
  buyer: movement.buyer,
  lines: [onDebit(accounts.cards, movement.cents), onDebit(accounts.customers, -movement.cents)],
})
