import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import { parsedJson } from '../../shared/json.ts'
import type { Declaration, DeclaredLine } from './declaration.ts'

/** What has been written into the form so far, field by field. */
export interface Draft {
  readonly name: string
  readonly email: string
  readonly orderNumber: string
  readonly orderedOn: CivilDate
  readonly text: string
  readonly lines: readonly DeclaredLine[]
}

/** The house's receipt. */
export interface Receipt {
  readonly reference: string
  readonly submittedAt: string
  readonly statement: string
}

/** What this tab keeps of a withdrawal: the form, the key under which it is sent once, and the last receipt. */
export interface StoredDraft {
  readonly draft: Draft
  readonly key: string | null
  readonly receipt: Receipt | null
}

export const blankDraft: Draft = { name: '', email: '', orderNumber: '', orderedOn: '', text: '', lines: [] }
const nothing: StoredDraft = { draft: blankDraft, key: null, receipt: null }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const textIn = (fields: Fields, name: string) => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

const lineIn = (value: unknown): readonly DeclaredLine[] => {
  if (!isFields(value)) return []
  const [line, name, quantity] = [textIn(value, 'line'), textIn(value, 'name'), Number(value.quantity)]
  return name && Number.isInteger(quantity) && quantity > 0 ? [{ line: line || null, name, quantity }] : []
}

const draftIn = (value: unknown): Draft => {
  if (!isFields(value)) return blankDraft
  return {
    name: textIn(value, 'name'),
    email: textIn(value, 'email'),
    orderNumber: textIn(value, 'orderNumber'),
    orderedOn: textIn(value, 'orderedOn'),
    text: textIn(value, 'text'),
    lines: Array.isArray(value.lines) ? value.lines.flatMap(lineIn) : [],
  }
}

const receiptIn = (value: unknown): Receipt | null => {
  if (!isFields(value)) return null
  const [reference, submittedAt] = [textIn(value, 'reference'), textIn(value, 'submittedAt')]
  if (!reference || Number.isNaN(Date.parse(submittedAt))) return null
  return { reference, submittedAt, statement: textIn(value, 'statement') }
}

/** Makes sense of whatever is found in the tab's storage; nothing of it is believed. */
export const readStoredDraft = (text: string | null): StoredDraft => {
  const found = text === null ? undefined : parsedJson(text)
  if (!isFields(found)) return nothing
  return { draft: draftIn(found.draft), key: textIn(found, 'key') || null, receipt: receiptIn(found.receipt) }
}

/** The form with something else in it: what is sent then is another declaration, under another key. */
export const withDraft = (kept: StoredDraft, change: Partial<Draft>): StoredDraft => {
  const draft = { ...kept.draft, ...change }
  const isSame = JSON.stringify(draft) === JSON.stringify(kept.draft)
  return isSame ? kept : { ...kept, draft, key: null }
}

/** What is declared by a form. */
export const declarationOf = ({ orderNumber, orderedOn, ...draft }: Draft): Declaration => ({
  ...draft,
  name: draft.name.trim(),
  email: draft.email.trim(),
  text: draft.text.trim(),
  orderNumber: orderNumber.trim() || null,
  orderedOn: orderedOn || null,
})

export type DraftFault = 'required' | 'email' | 'order'

const looksLikeEmail = /^\S+@\S+\.\S+$/

/** What is missing in a form before it can be read again; the server has the last word. */
export const faultsOf = (draft: Draft): Partial<Record<'name' | 'email' | 'orderNumber', DraftFault>> => {
  const { name, email, orderNumber, orderedOn } = declarationOf(draft)
  return {
    ...(orderNumber === null && orderedOn === null && { orderNumber: 'order' }),
    ...(!name && { name: 'required' }),
    ...(!looksLikeEmail.test(email) && { email: email ? 'email' : 'required' }),
  }
}
