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

/** Reads the customer from a form. */
export const customerIn = (form: FormData): NotedCustomer => {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    email: text('email'),
    language: text('language') === 'en' ? 'en' : 'fr',
    eventDate: text('eventDate') || null,
    companions: Number(text('companions')),
    message: text('message'),
    note: text('note'),
  }
}

const needed = ['firstName', 'lastName', 'phone'] as const

/** The required fields that are empty. */
export const neededOf = (customer: NotedCustomer) => needed.filter((name) => customer[name] === '')
