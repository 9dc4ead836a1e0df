import { textsOfModules } from './texts-of-modules.ts'

/** What not every page loads, in English: what only the server says, and texts that come with a part of a page. */
export const furtherTexts = [
  textsOfModules(import.meta.glob('../../shared/i18n/*.texts.en.ts', { eager: true })),
  textsOfModules(import.meta.glob('../../features/*/*.refusals.en.ts', { eager: true })),
  textsOfModules(import.meta.glob('../../features/*/{web,admin}/**/*.texts.en.ts', { eager: true })),
]
