import { textsOfModules } from './texts-of-modules.ts'

/** The English texts that only the server uses. */
export const furtherTexts = [
  textsOfModules(import.meta.glob('../../shared/i18n/*.texts.en.ts', { eager: true })),
  textsOfModules(import.meta.glob('../../features/*/*.refusals.en.ts', { eager: true })),
]
