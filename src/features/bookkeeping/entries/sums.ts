import { type Account, accounts } from '../account-numbers.ts'
import type { SalesGroup } from '../vat/vat-lines.ts'
import { type EntryLine, salesEntry } from './entry.ts'
import { type Moved as MovedBalance, transactionLines } from './transaction-entry.ts'

/** Debit and credit of an account. */
export interface AccountSum extends EntryLine {
  readonly account: Account
}

/** What lines come to by account, the lowest number first. */
export const sumsOf = (lines: readonly EntryLine[]): readonly AccountSum[] =>
  [...Map.groupBy(lines, ({ account }) => account.number).values()]
    .flatMap((same) => {
      const [first] = same
      const debitCents = same.reduce((sum, line) => sum + line.debitCents, 0)
      const creditCents = same.reduce((sum, line) => sum + line.creditCents, 0)
      return first ? [{ account: first.account, debitCents, creditCents }] : []
    })
    .toSorted((one, other) => one.account.number.localeCompare(other.account.number))

/** The lines that papers which were added up enter in the journal of sales. */
const linesOfGroup = ({ kind, regime, ...line }: SalesGroup) =>
  salesEntry({ kind, regime, lines: [line], number: '', day: line.day, orderNumber: '', buyer: '' }).lines

interface Moved {
  readonly inCents: number
  readonly outCents: number
}

/** The sums by account of a period, without reading its entries. */
export const sumsOfPeriod = (
  groups: readonly SalesGroup[],
  { inCents, outCents }: Moved,
  transactions: readonly MovedBalance[],
) =>
  sumsOf([
    ...groups.flatMap(linesOfGroup),
    ...transactions.flatMap(transactionLines),
    { account: accounts.cards, debitCents: inCents, creditCents: outCents },
    { account: accounts.customers, debitCents: outCents, creditCents: inCents },
  ]).filter(({ debitCents, creditCents }) => debitCents !== 0 || creditCents !== 0)
