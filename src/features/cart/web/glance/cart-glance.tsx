import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Thumbnail } from '../../../../ui/pictures/thumbnail.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { totalItems } from '../../cart.rules.ts'
import type { ShownLine } from '../../shown-line.ts'
import type { CartStatus } from '../contents/use-cart-contents.ts'

interface CartGlanceProps {
  readonly lines: readonly ShownLine[]
  readonly status: CartStatus
  /** A line waits for the visitor's answer. */
  readonly asks: boolean
  /** The price of the products, in euros. */
  readonly amount: number
}

const mostShown = 3

const Pictures = ({ lines }: Pick<CartGlanceProps, 'lines'>) => (
  <div className="flex flex-none gap-1.5">
    {lines.slice(0, mostShown).map(({ productId, options, image: url, focalPoint }) => (
      <Thumbnail key={`${productId} ${options.size}`} image={{ url, focalPoint }} className="w-12 md:w-16" />
    ))}
  </div>
)

const Words = ({ lines, asks, amount }: Omit<CartGlanceProps, 'status'>) => {
  const { t } = useTranslation('cartGlance')
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 leading-snug">{lines.map(({ name }) => name).join(', ')}</p>
      {asks ? (
        <p className="line-clamp-2 text-garance text-small">{t('asks')}</p>
      ) : (
        <p className="line-clamp-2 text-small">
          <span className="mr-2 font-medium text-body tabular-nums">{formatEuros(amount)}</span>
          <span className="text-ink-soft">{t('counted', { count: totalItems(lines) })}</span>
        </p>
      )}
    </div>
  )
}

const Known = ({ lines, status, asks, amount }: CartGlanceProps) => {
  const { t } = useTranslation('cartGlance')
  if (status === 'failed') return <p className="text-ink-soft">{t('failed')}</p>
  if (lines.length === 0) return <p className="text-ink-soft">{t('empty')}</p>
  return (
    <>
      <Pictures lines={lines} />
      <Words lines={lines} asks={asks} amount={amount} />
    </>
  )
}

/** The next step for a cart: to pay, to answer a notice, or to the products. */
const wayOnFrom = ({ lines, status, asks }: Pick<CartGlanceProps, 'lines' | 'status' | 'asks'>) => {
  if (status === 'failed') return { text: 'see', page: 'cart' } as const
  if (lines.length === 0) return { text: 'toShop', page: 'shop' } as const
  return asks ? ({ text: 'see', page: 'cart' } as const) : ({ text: 'checkout', page: 'checkout' } as const)
}

/**
 * A summary of the cart, with a link to the next step. Its space is reserved, so that the content below does not move.
 */
export const CartGlance = (cart: CartGlanceProps) => {
  const { t } = useTranslation('cartGlance')
  const isKnown = cart.status !== 'unknown'
  const { text, page } = wayOnFrom(cart)
  const isPayable = page === 'checkout'
  return (
    <div
      aria-busy={!isKnown}
      className="grid gap-x-gutter gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center noscript:hidden"
    >
      <div className="flex h-24 items-center gap-4">
        {isKnown ? (
          <Known {...cart} />
        ) : (
          <>
            <Skeleton className="aspect-portrait w-12 flex-none md:w-16" />
            <div className="flex flex-1 flex-col gap-3">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-4 w-32" />
            </div>
          </>
        )}
      </div>
      <div className="min-h-12 md:w-60">
        {isKnown && (
          <Button
            variant={isPayable ? 'primary' : 'secondary'}
            render={<LocalLink to={pathTo(page)} />}
            className="w-full"
          >
            {t(text)}
          </Button>
        )}
      </div>
    </div>
  )
}
