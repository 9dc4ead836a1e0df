/** The languages of the house; the first one is both default and fallback (§1). */
export const languages = ['fr', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'fr'

/** Tells whether a string from outside names one of our languages. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value)

/** Reads « en-GB », « fr » or nothing; undefined when it is not one of our languages. */
export const parseLanguage = (value: string | null | undefined): Language | undefined => {
  const primary = value?.trim().slice(0, 2).toLowerCase()
  return isLanguage(primary) ? primary : undefined
}
