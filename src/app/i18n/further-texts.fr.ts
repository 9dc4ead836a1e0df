import { textsOfModules } from './texts-of-modules.ts'

/** The French texts that only the server uses. */
export const furtherTexts = [
  textsOfModules(import.meta.glob('../../shared/i18n/*.texts.fr.ts', { eager: true })),
  textsOfModules(import.meta.glob('../../features/*/*.refusals.fr.ts', { eager: true })),
]
