import { useTranslation } from 'react-i18next'
import { madeToMeasure } from '../catalog.limits.ts'

/** What the page calls a size: « Sur mesure » is a value, too, and is said in the language of the reader. */
export const useSizeName = () => {
  const { t } = useTranslation('catalog')
  return (size: string) => (size === madeToMeasure ? t('sizes.madeToMeasure') : size)
}
