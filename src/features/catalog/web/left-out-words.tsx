import { useTranslation } from 'react-i18next'
import { locales } from '../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'

/** Which words of a search were left out, because nothing answers all of them together. */
export const LeftOutWords = ({ words }: { words: readonly string[] }) => {
  const { t } = useTranslation('catalog')
  const list = new Intl.ListFormat(locales[useLanguage()])
  const quoted = words.map((word) => t('search.quoted', { word }))
  return (
    <p role="status" className="max-w-measure text-ink-soft not-empty:-mt-3 not-empty:mb-8">
      {words.length > 0 && t('search.without', { words: list.format(quoted) })}
    </p>
  )
}
