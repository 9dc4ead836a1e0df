import { useTranslation } from 'react-i18next'
import { isSoldOut } from '../../catalog.rules.ts'

/** « En stock » under a product. A sold-out product says so on its picture instead (§2). */
export const StockMarker = ({ stock }: { stock: number }) => {
  const { t } = useTranslation('catalog')
  if (isSoldOut(stock)) return null
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-caption text-sage">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-sage" />
      {t('card.inStock')}
    </span>
  )
}
