import type { CustomerDate, KeptDate } from '../../customer-notes.contract.ts'
import { consentWays, type DateKind, reminderDays, usualReminder } from '../../customer-notes.limits.ts'
import { isDay } from '../../dates.rules.ts'

export const dateNames = ['label', 'day', 'month', 'year', 'remindDays', 'consent.how', 'consent.on'] as const

export type TypedDate = Readonly<Record<(typeof dateNames)[number], string>>

/** What the form holds of a date that is kept, or of a new one. */
export const typedDate = (date: CustomerDate | undefined, kind: DateKind): Partial<TypedDate> =>
  date
    ? {
        label: date.label,
        day: String(date.day),
        month: String(date.month),
        year: String(date.year ?? ''),
        remindDays: String(date.remindDays ?? ''),
        'consent.how': date.consent.how,
        'consent.on': date.consent.on,
      }
    : { remindDays: String(usualReminder[kind]), month: '1' }

const numberOf = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)

const dayOf = ({ day, month, year }: TypedDate) => ({
  day: numberOf(day),
  month: numberOf(month),
  year: year.trim() === '' ? null : numberOf(year),
})

/** What is wrong with what is typed, as far as the browser can tell. */
export const faultsOfDate = (typed: TypedDate, kind: DateKind) => {
  const day = dayOf(typed)
  return {
    label: kind === 'other' && typed.label.trim() === '' ? ('noLabel' as const) : undefined,
    day: isDay(day) ? undefined : ('noDay' as const),
    year: kind === 'wedding' && day.year === null ? ('noYear' as const) : undefined,
    'consent.how': typed['consent.how'] === '' ? ('noConsent' as const) : undefined,
    'consent.on': typed['consent.on'] === '' ? ('noConsent' as const) : undefined,
  }
}

/** The date as it is sent; the form has found no fault with it. */
export const dateOfTyped = (typed: TypedDate, kind: DateKind): KeptDate => ({
  ...dayOf(typed),
  label: kind === 'other' ? typed.label : '',
  remindDays: reminderDays.find((days) => String(days) === typed.remindDays) ?? null,
  consent: {
    how: consentWays.find((way) => way === typed['consent.how']) ?? 'salon',
    on: typed['consent.on'],
  },
})
