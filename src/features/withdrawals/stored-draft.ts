import { parsedJson } from '../../shared/json.ts'
import type { Declaration, DeclaredLine } from './declaration.ts'

/** The texts that the form asks for, in its order. */
export const writtenFields = ['orderNumber', 'orderedOn', 'text', 'name', 'email'] as const

/** The fields of the form as far as they are written. */
export interface Draft extends Readonly<Record<(typeof writtenFields)[number], string>> {
  readonly lines: readonly DeclaredLine[]
}

/** The receipt that the server returned. */
export interface Receipt {
  readonly reference: string
  readonly submittedAt: string
  readonly statement: string
}

/** What this tab stores of a withdrawal: the form, the idempotency key of its call, and the last receipt. */
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

/** Reads the form from the tab's storage. The content is not trusted: it is validated. */
export const readStoredDraft = (text: string | null): StoredDraft => {
  const found = text === null ? undefined : parsedJson(text)
  if (!isFields(found)) return nothing
  return { draft: draftIn(found.draft), key: textIn(found, 'key') || null, receipt: receiptIn(found.receipt) }
}

/** Changes a field of the form. It is then another declaration, so it gets another key. */
export const withDraft = (kept: StoredDraft, change: Partial<Draft>): StoredDraft => {
  const draft = { ...kept.draft, ...change }
  const isSame = JSON.stringify(draft) === JSON.stringify(kept.draft)
  return isSame ? kept : { ...kept, draft, key: null }
}

/** The declaration that a form makes. */
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

/** What is missing in a form before the customer can review it; the server checks it again. */
export const faultsOf = (draft: Draft): Partial<Record<'name' | 'email' | 'orderNumber', DraftFault>> => {
  const { name, email, orderNumber, orderedOn } = declarationOf(draft)
  return {
    ...(orderNumber === null && orderedOn === null && { orderNumber: 'order' }),
    ...(!name && { name: 'required' }),
    ...(!looksLikeEmail.test(email) && { email: email ? 'email' : 'required' }),
  }
}
