import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { type Entry, journals } from '../entries/entry.ts'

/** The eighteen fields of a file of accounting entries, in their order (article A47 A-1 LPF). */
export const fecFields = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib'],
  ...['CompAuxNum', 'CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit'],
  ...['EcritureLet', 'DateLet', 'ValidDate', 'Montantdevise', 'Idevise'],
] as const

/** « 20261129 ». */
const compact = (day: CivilDate) => day.replaceAll('-', '')

const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** No field may hold what separates fields and lines. */
const field = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const line = (fields: readonly string[]) => `${fields.map(field).join('\t')}\r\n`

export const fecHead = line(fecFields)

/** The lines of an entry. An entry is in force from its day on, because nothing that proves it can be changed. */
export const fecLines = (entry: Entry, number: number) => {
  const day = compact(entry.day)
  return entry.lines
    .map(({ account, debitCents, creditCents }) => {
      const isCustomer = account.number.startsWith('411')
      return line([
        ...[entry.journal, journals[entry.journal], String(number), day, account.number, account.name],
        ...(isCustomer ? [entry.orderNumber, entry.buyer] : ['', '']),
        ...[entry.document, day, entry.label, amount(debitCents), amount(creditCents)],
        ...['', '', day, '', ''],
      ])
    })
    .join('')
}

/** « 123456789FEC20261231.txt »: the number of the company, and the day on which the period ends. */
export const fecName = ({ siren, to }: { readonly siren: string; readonly to: CivilDate }) =>
  `${siren}FEC${compact(to)}.txt`
