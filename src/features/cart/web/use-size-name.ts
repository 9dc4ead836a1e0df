import { useTranslation } from 'react-i18next'
import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'

/** What a size is called in the language of the page: numbers are their own names. */
export const useSizeName = () => {
  const { t } = useTranslation('catalog')
  return (size: string) => (isMadeToMeasure(size) ? t('sizes.madeToMeasure') : size)
}
