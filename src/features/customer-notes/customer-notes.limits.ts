export const noteMaxLength = 2_000
/** The most notes about one person. */
export const mostNotes = 200

export const dateKinds = ['birthday', 'wedding', 'other'] as const
export type DateKind = (typeof dateKinds)[number]

/** What a day is called whose kind does not say it. */
export const labelMaxLength = 60

export const earliestYear = 1900
export const latestYear = 2100

/** So many days before, the house may be reminded. */
export const reminderDays = [3, 7, 14, 30, 90] as const

/** How early the house is reminded unless it chooses otherwise: a gown for a wedding takes its time. */
export const usualReminder: Readonly<Record<DateKind, (typeof reminderDays)[number]>> = {
  birthday: 7,
  wedding: 90,
  other: 7,
}

/** So long after the day, whoever forgot it is still reminded. */
export const daysRemindedAfter = 7

/** How a customer may agree that the house remembers a day. */
export const consentWays = ['salon', 'phone', 'writing'] as const
