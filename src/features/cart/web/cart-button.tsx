import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../ui/late/use-fetched-part.ts'
import { useOpenOnPage } from '../../../ui/overlays/use-open-on-page.ts'
import { notify } from '../../../ui/toasts/toasts.ts'
import { totalItems } from '../cart.rules.ts'
import { onCartAsked } from './cart-opening.ts'
import { useCart } from './use-cart.ts'

interface CartPanelProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface CartButtonProps {
  /** Loads the drawer, whose content comes from several features. */
  readonly loadPanel: () => Promise<ComponentType<CartPanelProps>>
}

/**
 * The button in the header that opens the cart, with the number of products in it (§2). The number appears after
 * hydration.
 */
export const CartButton = ({ loadPanel }: CartButtonProps) => {
  const { t } = useTranslation('cart')
  const count = totalItems(useCart().lines)
  const { Part: Panel, fetchPart } = useFetchedPart<CartPanelProps>(loadPanel)
  const [open, setOpen] = useOpenOnPage()
  const button = useRef<HTMLButtonElement>(null)
  const show = async () => {
    if (await fetchPart()) setOpen(true)
    else
      notify('account', {
        title: t('button.unopened'),
        description: t('button.unopenedText'),
        variant: 'destructive',
      })
  }
  const showAsked = useEffectEvent(() => {
    // The element that opened the cart may be gone when it closes, so the focus returns to this button.
    button.current?.focus({ preventScroll: true })
    void show()
  })
  useEffect(() => onCartAsked(() => showAsked()), [])
  return (
    <span className="relative noscript:hidden">
      <IconButton
        ref={button}
        icon="bag"
        label={t('button.name', { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
      />
      <CountBadge count={count} />
      {Panel && <Panel open={open} onOpenChange={setOpen} />}
    </span>
  )
}
