import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { ShownLine } from '../../shown-line.ts'
import { CartLineItem } from './cart-line-item.tsx'
import type { CartActions } from './use-cart-actions.ts'
import type { FocusAfter } from './use-focus-after-change.ts'

interface CartLinesProps {
  readonly lines: readonly ShownLine[]
  readonly large: boolean
  readonly actions: CartActions
  /** Tells where the focus goes once a press has removed the element that had it. */
  readonly focusAfter: FocusAfter
}

/** The lines of the cart in the order in which they were added. */
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
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-hairline border-t pt-2">
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
        {!large && (
          <LocalLink
            to={pathTo('cart')}
            className="thread-link relative inline-flex min-h-11 items-center text-small"
          >
            {t('page')}
          </LocalLink>
        )}
      </div>
    </>
  )
}
