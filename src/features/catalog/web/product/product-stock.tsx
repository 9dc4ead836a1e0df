import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { availability, isMadeToMeasure, isSoldOut } from '../../catalog.rules.ts'

interface ProductStockProps {
  readonly stock: number
  readonly size: string | undefined
  readonly customizable: boolean
}

/**
 * The stock of the chosen size, or of all sizes together before one is chosen (§2); made to measure, how many more the
 * atelier can take on. When nothing is left, it says
 * whether the atelier can make another.
 */
export const ProductStock = ({ stock, size, customizable }: ProductStockProps) => {
  const { t } = useTranslation('catalog')
  if (isSoldOut(stock))
    return (
      <div>
        <p className="font-medium text-garance">{t('product.outOfStock')}</p>
        {availability({ stock, customizable }) === 'PreOrder' && (
          <p className="mt-1 text-ink-soft text-small">{t('product.madeAgain')}</p>
        )}
      </div>
    )
  return (
    <p aria-live="polite" className="flex items-center gap-2.5 text-sage">
      <span aria-hidden="true" className="size-2 rounded-full bg-sage" />
      {t(`product.${isMadeToMeasure(size) ? 'places' : 'stock'}Left`, { count: stock })}
    </p>
  )
}
