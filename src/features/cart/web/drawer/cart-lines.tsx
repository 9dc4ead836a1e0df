import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import type { CartLine } from '../../cart-line.ts'
import { CartLineItem } from './cart-line-item.tsx'

interface CartLinesProps {
  readonly lines: readonly CartLine[]
  readonly changeQuantity: (index: number, quantity: number) => void
  readonly remove: (index: number) => void
  readonly clear: () => void
}

/** The lines of the cart in the order in which they were taken. */
export const CartLines = ({ lines, changeQuantity, remove, clear }: CartLinesProps) => {
  const { t } = useTranslation('cartDrawer')
  return (
    <>
      <ul aria-label={t('lines')} className="flex flex-col divide-y divide-hairline">
        {lines.map((line, index) => (
          <CartLineItem
            key={JSON.stringify([line.productId, line.options])}
            line={line}
            onQuantity={(quantity) => changeQuantity(index, quantity)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <p className="mt-4 border-hairline border-t pt-2">
        <Button variant="quiet" size="small" onClick={clear} className="min-h-11">
          {t('clear')}
        </Button>
      </p>
    </>
  )
}
