import { textsOfModules } from './texts-of-modules.ts'

/** What only the server says, in French. */
export const furtherTexts = [
  textsOfModules(import.meta.glob('../../shared/i18n/*.texts.fr.ts', { eager: true })),
  textsOfModules(import.meta.glob('../../features/*/*.refusals.fr.ts', { eager: true })),
]
