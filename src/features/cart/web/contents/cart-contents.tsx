import { type ReactNode, useRef, useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { CartLines } from './cart-lines.tsx'
import { CartOutcome } from './cart-outcome.tsx'
import { CartRemarks } from './cart-remarks.tsx'
import { type CartReport, useCartActions } from './use-cart-actions.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'
import type { VisitedCart } from './visited-cart.ts'

/** Stands for the lines of the cart while they are loading. */
const CartSkeleton = () => (
  <div className="flex gap-4">
    <Skeleton className="aspect-portrait w-20 flex-none" />
    <div className="flex flex-1 flex-col gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/4" />
      <Skeleton className="h-11 w-32" />
    </div>
  </div>
)

/** Shown for an empty cart, with a link to the products (§2). */
const CartEmpty = ({ plate, large }: { plate: ReactNode; large: boolean }) => {
  const { t } = useTranslation('cartContents')
  return (
    <EmptyState
      level={large ? 2 : 3}
      title={t('empty')}
      text={t('emptyText')}
      plate={plate}
      action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('explore')}</Button>}
    />
  )
}

interface CartContentsProps {
  readonly cart: VisitedCart
  /** The image beside the words that the cart is empty. */
  readonly emptyPlate: ReactNode
  readonly large?: boolean
}

/**
 * The content of the cart. The result of an action is shown above the lines, because on a narrow window the toast lies
 * behind the drawer; there is also the button that restores an emptied cart.
 */
export const CartContents = ({ cart, emptyPlate, large = false }: CartContentsProps) => {
  const { t } = useTranslation('cartContents')
  const [outcome, setOutcome] = useState<CartReport>()
  const content = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfterChange(content, cart)
  const report = (done: CartReport) => {
    setOutcome(done)
    if (done.isDone) notify('account', { title: done.title, variant: 'success' })
  }
  const actions = useCartActions({ lines: cart.keptLines, change: cart.change, report })
  const { lines, status } = cart
  if (status === 'unknown')
    return (
      <div aria-busy>
        <p className="mb-4 text-ink-soft text-small">{t('loading')}</p>
        <CartSkeleton />
      </div>
    )
  if (status === 'failed')
    return (
      <ErrorState
        level={large ? 2 : 3}
        title={t('failures.load')}
        text={t('failures.unknown')}
        action={<Button onClick={cart.retry}>{t('failures.retry')}</Button>}
      />
    )
  return (
    <div ref={content}>
      <CartOutcome outcome={outcome} large={large} />
      <CartRemarks cart={cart} focusAfter={focusAfter} />
      {lines.length > 0 ? (
        <CartLines lines={lines} large={large} actions={actions} focusAfter={focusAfter} />
      ) : (
        <CartEmpty plate={emptyPlate} large={large} />
      )}
    </div>
  )
}
