import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import type { ShownLine } from '../../shown-line.ts'
import { CartLineItem } from './cart-line-item.tsx'
import type { CartActions } from './use-cart-actions.ts'

interface CartLinesProps {
  readonly lines: readonly ShownLine[]
  readonly large: boolean
  readonly actions: CartActions
  /** Where the keyboard goes on once a press has taken away what it was on. */
  readonly focusAfter: (wish: { index: number; on: 'remove' | 'name' }) => void
}

/** The lines of the cart in the order in which they were taken. */
export const CartLines = ({ lines, large, actions, focusAfter }: CartLinesProps) => {
  const { t } = useTranslation('cartContents')
  return (
    <>
      <ul aria-label={t('lines')} className="flex flex-col divide-y divide-hairline">
        {lines.map((line, index) => (
          <CartLineItem
            key={JSON.stringify([line.productId, line.options])}
            line={line}
            large={large}
            onStep={(by) => void actions.step(line, by)}
            onAccept={() => {
              focusAfter({ index, on: 'name' })
              void actions.acceptPrice(line)
            }}
            onTake={() => {
              focusAfter({ index, on: 'name' })
              void actions.takeAvailable(line)
            }}
            onRemove={() => {
              focusAfter({ index, on: 'remove' })
              void actions.remove(line)
            }}
          />
        ))}
      </ul>
      <p className="mt-4 border-hairline border-t pt-2">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            focusAfter({ index: 0, on: 'remove' })
            void actions.clear()
          }}
          className="min-h-11"
        >
          {t('clear')}
        </Button>
      </p>
    </>
  )
}
