import { textsOfModules } from './texts-of-modules.ts'

/** The English texts that every page loads, slice by slice. */
export const texts = textsOfModules(import.meta.glob('../../features/*/*.texts.en.ts', { eager: true }))
