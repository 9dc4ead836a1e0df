import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'
import type { StockedProduct } from '../dashboard.contract.ts'

/** The sizes of a product, each with what is left of it. */
export const SizesLeft = ({ product: { stock, sizes } }: { product: StockedProduct }) => {
  const { t } = useTranslation('dashboard')
  if (stock === 0) return t('stock.allSizes')
  const nameOf = (size: string | null) =>
    size === null ? t('stock.withoutSizes') : isMadeToMeasure(size) ? t('stock.madeToMeasure') : size
  return (
    <ul className="flex flex-wrap gap-x-4 tabular-nums">
      {sizes.map(({ size, stock: count }) => (
        <li key={size} className={classNames('whitespace-nowrap', count === 0 && 'text-garance')}>
          {t('stock.sizeLeft', { size: nameOf(size), count })}
        </li>
      ))}
    </ul>
  )
}
