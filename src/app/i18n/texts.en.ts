import { textsOfModules } from './texts-of-modules.ts'

/** Every English text of the shop, slice by slice. */
export const texts = textsOfModules(import.meta.glob('../../features/*/*.texts.en.ts', { eager: true }))
