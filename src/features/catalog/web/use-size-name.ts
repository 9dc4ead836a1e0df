import { useTranslation } from 'react-i18next'
import { isMadeToMeasure } from '../catalog.rules.ts'

/** What the page calls a size: « Sur mesure » is a value, too, and is said in the language of the reader. */
export const useSizeName = () => {
  const { t } = useTranslation('catalog')
  return (size: string) => (isMadeToMeasure(size) ? t('sizes.madeToMeasure') : size)
}
