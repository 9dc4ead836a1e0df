/** The languages of the site; the first one is both default and fallback (§1). */
export const languages = ['fr', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'fr'

/** Whether a value from outside is a supported language. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value)

/** Parses « en-GB », « fr » or nothing; undefined when the language is not supported. */
export const parseLanguage = (value: string | null | undefined): Language | undefined => {
  const primary = value?.trim().slice(0, 2).toLowerCase()
  return isLanguage(primary) ? primary : undefined
}
