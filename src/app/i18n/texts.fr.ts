import { textsOfModules } from './texts-of-modules.ts'

/** The French texts that every page loads, slice by slice. */
export const texts = textsOfModules(import.meta.glob('../../features/*/*.texts.fr.ts', { eager: true }))
