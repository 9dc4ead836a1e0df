import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notify } from '../../../ui/toasts.ts'
import { useFetchedPart } from '../../../ui/use-fetched-part.ts'
import { useOpenOnPage } from '../../../ui/use-open-on-page.ts'
import { totalItems } from '../cart.rules.ts'
import type { CartDrawerProps } from './drawer/cart-drawer.tsx'
import { useCart } from './use-cart.ts'

const loadDrawer = async () => (await import('./drawer/cart-drawer.tsx')).CartDrawer

interface CartButtonProps {
  /** What an empty cart shows beside its words. */
  readonly emptyPlate: ReactNode
}

/** The way to the cart, in the header, with how many pieces are in it (§2). The number appears once the page is awake. */
export const CartButton = ({ emptyPlate }: CartButtonProps) => {
  const { t } = useTranslation('cart')
  const count = totalItems(useCart().lines)
  const { Part: Drawer, fetchPart } = useFetchedPart<CartDrawerProps>(loadDrawer)
  const [open, setOpen] = useOpenOnPage()
  const show = async () => {
    if (await fetchPart()) setOpen(true)
    else
      notify('account', {
        title: t('button.unopened'),
        description: t('button.unopenedText'),
        variant: 'destructive',
      })
  }
  return (
    <span className="relative noscript:hidden">
      <IconButton
        icon="bag"
        label={t('button.name', { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
      />
      <CountBadge count={count} />
      {Drawer && <Drawer open={open} onOpenChange={setOpen} emptyPlate={emptyPlate} />}
    </span>
  )
}
