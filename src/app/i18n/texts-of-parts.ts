import type { Language } from '../../shared/i18n/languages.ts'
import { textsOfModules } from './texts-of-modules.ts'

type Part = Readonly<Record<string, Readonly<Record<Language, object>>>>

const parts = Object.entries(
  import.meta.glob<Part>(['../../features/*/{web,admin}/**/*.texts.ts', '../../ui/**/*.texts.ts'], {
    eager: true,
  }),
)

/** The texts of parts of pages, in one language; a browser loads them with the part. */
export const textsOfParts = (lng: Language) =>
  textsOfModules(
    Object.fromEntries(parts.map(([path, exported]) => [path, { texts: Object.values(exported)[0]?.[lng] }])),
  )
