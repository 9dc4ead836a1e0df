import { defaultLanguage } from '../../../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'

/**
 * Keeps the reader's language when a plain GET form is sent, because such a form drops the query of its own address.
 */
export const LanguageInput = () => {
  const lng = useLanguage()
  return lng === defaultLanguage ? null : <input type="hidden" name="lng" value={lng} />
}
