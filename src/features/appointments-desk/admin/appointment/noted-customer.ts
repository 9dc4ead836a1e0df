import type { Language } from '../../../../shared/i18n/languages.ts'

/** The customer of a new appointment, and the remarks. */
export interface NotedCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly language: Language
  readonly eventDate: string | null
  readonly companions: number
  readonly message: string
  readonly note: string
}

/** The fields of the form, in its order. */
export const customerFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'language',
  'companions',
  'eventDate',
  'message',
  'note',
] as const

export type CustomerField = (typeof customerFields)[number]

/** The customer that a form describes. */
export const customerOf = (typed: Readonly<Record<CustomerField, string>>): NotedCustomer => ({
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  phone: typed.phone.trim(),
  email: typed.email.trim(),
  language: typed.language === 'en' ? 'en' : 'fr',
  eventDate: typed.eventDate || null,
  companions: Number(typed.companions),
  message: typed.message.trim(),
  note: typed.note.trim(),
})

const needed = ['firstName', 'lastName', 'phone'] as const

/** The required fields that are empty. */
export const neededOf = (typed: Readonly<Record<CustomerField, string>>) =>
  needed.filter((name) => typed[name].trim() === '')
