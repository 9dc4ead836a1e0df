import type { Language } from '../../shared/i18n/languages.ts'
import { useLanguage } from '../api/use-language.ts'

/** Visitors read this label only where style sheets are not applied. */
const words: Readonly<Record<Language, string>> = {
  fr: 'Laissez ce champ vide',
  en: 'Leave this field empty',
}

/** A field that visitors neither see, hear nor reach by keyboard; bots that fill in forms fill it in. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute start-[-100vw] size-px overflow-hidden">
    <label>
      {words[useLanguage()]} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
