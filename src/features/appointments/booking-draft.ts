import { parsedJson } from '../../shared/json.ts'
import { isPhone } from '../../shared/postal/is-phone.ts'
import { type OpenKind, openKinds } from './appointment-kinds.ts'

/** The fields of the booking form. */
export const writtenFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'eventDate',
  'companions',
  'message',
] as const

export type WrittenField = (typeof writtenFields)[number]

/** A slot that is reserved for the form, and until when by this browser's clock. */
export interface Hold {
  readonly id: string
  readonly start: string
  readonly untilMs: number
}

export interface BookingDraft extends Readonly<Record<WrittenField, string>> {
  readonly type: OpenKind | null
  readonly start: string | null
}

/** What a tab stores of a booking: the form, the slot that is reserved for it, and the idempotency key of its call. */
export interface KeptBooking {
  readonly draft: BookingDraft
  readonly hold: Hold | null
  readonly key: string | null
}

const blankDraft: BookingDraft = {
  type: null,
  start: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  eventDate: '',
  companions: '',
  message: '',
}

export const noBooking: KeptBooking = { draft: blankDraft, hold: null, key: null }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const textIn = (fields: Fields, name: string) => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

const momentIn = (fields: Fields, name: string) => {
  const value = textIn(fields, name)
  return Number.isNaN(Date.parse(value)) ? null : value
}

/** The kind of appointment that a text names, if customers can book it. */
export const openKindOf = (word: string | null) => openKinds.find((kind) => kind === word) ?? null

const draftIn = (value: unknown): BookingDraft => {
  if (!isFields(value)) return blankDraft
  const written = writtenFields.map((name) => [name, textIn(value, name)])
  return {
    ...blankDraft,
    ...Object.fromEntries(written),
    type: openKindOf(textIn(value, 'type')),
    start: momentIn(value, 'start'),
  }
}

const holdIn = (value: unknown): Hold | null => {
  if (!isFields(value)) return null
  const [id, start, untilMs] = [textIn(value, 'id'), momentIn(value, 'start'), Number(value.untilMs)]
  return id && start !== null && Number.isFinite(untilMs) ? { id, start, untilMs } : null
}

/** Reads the booking from the tab's storage. The content is not trusted: it is validated. */
export const readKeptBooking = (text: string | null): KeptBooking => {
  const found = text === null ? undefined : parsedJson(text)
  if (!isFields(found)) return noBooking
  return { draft: draftIn(found.draft), hold: holdIn(found.hold), key: textIn(found, 'key') || null }
}

/** Changes a field of the form. It is then another booking, so it gets another key. */
export const withDraft = (kept: KeptBooking, change: Partial<BookingDraft>): KeptBooking => {
  const draft = { ...kept.draft, ...change }
  return JSON.stringify(draft) === JSON.stringify(kept.draft) ? kept : { ...kept, draft, key: null }
}

/** What stays stored after a booking: the customer's name, e-mail address and telephone, for another booking. */
export const afterBooking = ({ draft }: KeptBooking): KeptBooking => {
  const { firstName, lastName, email, phone } = draft
  return { ...noBooking, draft: { ...blankDraft, firstName, lastName, email, phone } }
}

export type BookingFault = 'required' | 'email' | 'phone'

/** The required fields of a booking, in the order of the form. */
export const neededFields = ['start', 'firstName', 'lastName', 'email', 'phone'] as const

export type NeededField = (typeof neededFields)[number]

const looksLikeEmail = /^\S+@\S+\.\S+$/

/** What is missing in a form; the server checks it again. */
export const bookingFaults = (draft: BookingDraft): Partial<Record<NeededField, BookingFault>> => {
  const email = draft.email.trim()
  const missing = neededFields.filter((name) => !draft[name]?.trim())
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'required'])),
    ...(email && !looksLikeEmail.test(email) && { email: 'email' }),
    ...(!isPhone(draft.phone.trim()) && { phone: 'phone' }),
  }
}
