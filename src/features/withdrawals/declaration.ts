import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import { spokenDay } from '../../shared/dates/spoken-day.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { declarationWordsEn } from './declaration-words.en.ts'
import { declarationWordsFr } from './declaration-words.fr.ts'

/** A product that the customer withdraws from, as it was shown. */
export interface DeclaredLine {
  /** The line of the order, if the customer ticked it. */
  readonly line: string | null
  readonly name: string
  readonly quantity: number
}

/** The data that the withdrawal form sends. */
export interface Declaration {
  readonly name: string
  readonly email: string
  readonly orderNumber: string | null
  readonly orderedOn: CivilDate | null
  readonly lines: readonly DeclaredLine[]
  readonly text: string
}

const words = { fr: declarationWordsFr, en: declarationWordsEn }

interface Entry {
  readonly label: string
  /** Each value is shown on its own line. */
  readonly values: readonly string[]
}

/** The content of the declaration, entry by entry, as the customer reads it before confirming. */
export const entriesOf = (declared: Declaration, lng: Language): readonly Entry[] => {
  const { name, email, orderNumber, orderedOn, lines, text } = declared
  const { wholeOrder, ...labels } = words[lng]
  const products = [...lines.map((line) => `${line.quantity} × ${line.name}`), ...(text ? [text] : [])]
  return [
    ...(orderNumber === null ? [] : [{ label: labels.orderNumber, values: [orderNumber] }]),
    ...(orderedOn === null ? [] : [{ label: labels.orderedOn, values: [spokenDay(orderedOn, lng)] }]),
    { label: labels.pieces, values: products.length > 0 ? products : [wholeOrder] },
    { label: labels.name, values: [name] },
    { label: labels.email, values: [email] },
  ]
}

/** The sentence that declares the withdrawal. */
export const openingOf = (lng: Language) => words[lng].opening

/** The whole declaration as text, which is stored and mailed back. */
export const statementOf = (declared: Declaration, lng: Language) =>
  [
    openingOf(lng),
    ...entriesOf(declared, lng).map(({ label, values }) => {
      const [only, ...more] = values
      const head = `${label}${words[lng].colon}`
      return more.length === 0 ? `${head}${only ?? ''}` : [head.trimEnd(), ...values].join('\n')
    }),
  ].join('\n')
