import { Button } from '../../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { isMadeToMeasure } from '../../../../catalog/catalog.rules.ts'
import type { MissingLine } from '../../../orders.contract.ts'

interface MissingProductsProps {
  readonly missing: readonly MissingLine[]
  readonly openCart: () => void
}

/** The products of an order that could not be put into the cart again. */
export const MissingProducts = ({ missing, openCart }: MissingProductsProps) => {
  const { t } = useTranslation('ownOrders')
  const productOf = ({ name, size }: MissingLine) => {
    if (size === null) return name
    return `${name}, ${isMadeToMeasure(size) ? t('lines.madeToMeasure') : size}`
  }
  return (
    <div role="status">
      {missing.length > 0 && (
        <div className="mt-6 max-w-measure border border-hairline bg-sheet p-5">
          <p className="font-medium">{t('again.short')}</p>
          <ul className="mt-2 text-small">
            {missing.map((line) => (
              <li key={`${line.productId} ${line.size}`}>
                {line.got === 0
                  ? t('again.none', { piece: productOf(line) })
                  : t('again.some', { got: line.got, wanted: line.wanted, piece: productOf(line) })}
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="small" onClick={openCart} className="mt-2">
            {t('again.toCart')}
          </Button>
        </div>
      )}
    </div>
  )
}
