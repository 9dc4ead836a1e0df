import { z } from 'zod'
import type { Language } from '../../shared/i18n/languages.ts'

type Issue = z.ZodError['issues'][number]

const locales = { fr: z.locales.fr(), en: z.locales.en() } as const

/** A contract may name a text of its own instead of zod's sentence: « reviews:errors.nameTooShort ». */
const textKey = /^[a-z]+:[\w.]+$/

interface Speech {
  readonly lng: Language
  readonly say: (key: string) => string
}

const messageOf = (issue: Issue, { lng, say }: Speech) => {
  if (textKey.test(issue.message)) return say(issue.message)
  const { message: _english, ...raw } = issue
  const spoken = locales[lng].localeError(raw as Parameters<(typeof locales)['fr']['localeError']>[0])
  return typeof spoken === 'string' ? spoken : (spoken?.message ?? issue.message)
}

/** One sentence for each refused field, the first that was found, under its dotted name. */
export const fieldMessages = (issues: readonly Issue[], speech: Speech): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.path.join('.') || 'body'
    fields[name] ??= messageOf(issue, speech)
  }
  return fields
}
