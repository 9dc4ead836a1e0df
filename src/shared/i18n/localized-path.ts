import { defaultLanguage, type Language } from './languages.ts'

/**
 * The address of a page in a language: French has no parameter, English has `?lng=en`, so a shared link keeps its
 * language.
 */
export const localizedPath = (path: string, lng: Language) => {
  if (lng === defaultLanguage) return path
  const [before = '', hash] = path.split('#')
  const joined = `${before}${before.includes('?') ? '&' : '?'}lng=${lng}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
