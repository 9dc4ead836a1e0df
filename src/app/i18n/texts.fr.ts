import { textsOfModules } from './texts-of-modules.ts'

/** Every French text of the shop, slice by slice. */
export const texts = textsOfModules(import.meta.glob('../../features/*/*.texts.fr.ts', { eager: true }))
