import { exportWordsEn } from './export-words.en.ts'
import { exportWordsFr } from './export-words.fr.ts'

export const exportWords = { fr: exportWordsFr, en: exportWordsEn }

/** The word for a raw name, or the name itself. Names come from data, so the prototype is never searched for them. */
export const wordFor = (names: object, name: string): string =>
  Object.hasOwn(names, name) ? String(Reflect.get(names, name)) : name
