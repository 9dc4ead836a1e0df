import type { Context } from '../../../platform/context/context.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import type { Entry } from '../entries/entry.ts'
import { sumsOfPeriod } from '../entries/sums.ts'
import type { EntryLineOnTheWire } from '../ledger.contract.ts'
import { countEntries, findEntries } from './entries.repository.ts'
import { type Period, requirePeriod } from './period.ts'
import { findMoved, findSalesGroups } from './sales.repository.ts'
import { findTransactionSums } from './transactions.repository.ts'

const linesOnTheWire = (entry: Entry): readonly EntryLineOnTheWire[] =>
  entry.lines.map(({ account, debitCents, creditCents }, place) => ({
    _id: `${entry.id}.${place + 1}`,
    date: entry.day,
    journal: entry.journal,
    account: account.number,
    accountName: account.name,
    label: entry.label,
    debit: eurosOfCents(debitCents),
    credit: eurosOfCents(creditCents),
    document: entry.document,
    order: entry.orderNumber,
  }))

interface JournalInput extends Period {
  readonly after?: string | undefined
  readonly limit: number
}

/** A page of the lines of a period; the first one has its sums. */
export const readJournal = async ({ db }: Pick<Context, 'db'>, { after, limit, ...period }: JournalInput) => {
  requirePeriod(period)
  // The page begins within an entry, which is read again, and one more line says that there is more. Each entry has two
  // lines at least.
  const entries = await findEntries(db, {
    ...period,
    after: after?.split('.')[0],
    with: true,
    limit: Math.ceil((limit + 1) / 2) + 1,
  })
  const all = entries.flatMap(linesOnTheWire)
  const behind = after === undefined ? all : all.slice(all.findIndex(({ _id }) => _id === after) + 1)
  const sums =
    after === undefined
      ? sumsOfPeriod(
          await findSalesGroups(db, period),
          await findMoved(db, period),
          await findTransactionSums(db, period),
        )
      : []
  return {
    success: true as const,
    lines: behind.slice(0, limit),
    more: behind.length > limit,
    entries: await countEntries(db, period),
    sums: sums.map(({ account, debitCents, creditCents }) => ({
      account: account.number,
      accountName: account.name,
      debit: eurosOfCents(debitCents),
      credit: eurosOfCents(creditCents),
    })),
  }
}
