import { textsOfModules } from './texts-of-modules.ts'

/** What not every page loads, in French: what only the server says, and texts that come with a part of a page. */
export const furtherTexts = [
  textsOfModules(import.meta.glob('../../shared/i18n/*.texts.fr.ts', { eager: true })),
  textsOfModules(import.meta.glob('../../features/*/*.refusals.fr.ts', { eager: true })),
  textsOfModules(import.meta.glob('../../features/*/{web,admin}/**/*.texts.fr.ts', { eager: true })),
]
