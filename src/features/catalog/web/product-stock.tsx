import { useTranslation } from 'react-i18next'
import { isSoldOut } from '../catalog.rules.ts'

/** How many pieces there are, all sizes together (§2). */
export const ProductStock = ({ stock }: { stock: number }) => {
  const { t } = useTranslation('catalog')
  if (isSoldOut(stock)) return <p className="font-medium text-garance">{t('product.outOfStock')}</p>
  return (
    <p className="flex items-center gap-2.5 text-sage">
      <span aria-hidden="true" className="size-2 rounded-full bg-sage" />
      {t('product.stockLeft', { count: stock })}
    </p>
  )
}
