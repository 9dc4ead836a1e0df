import type { Language } from '../../shared/i18n/languages.ts'
import { useSession } from './api-provider.tsx'

/** The language of the page being shown. */
export const useLanguage = (): Language => useSession().lng
