import type { ReactNode } from 'react'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Drawer } from '../../../../ui/overlays/drawer.tsx'
import { totalItems } from '../../cart.rules.ts'
import { cartContentsTexts } from '../contents/cart-contents.texts.ts'
import { CartContents } from '../contents/cart-contents.tsx'
import type { VisitedCart } from '../contents/visited-cart.ts'

interface CartDrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly cart: VisitedCart
  readonly emptyPlate: ReactNode
  /** What has to be known about the whole cart before it is ordered, above its lines. */
  readonly notice: ReactNode
  /** The part below the lines: the promotional code, and what is told before an order. */
  readonly offers: ReactNode
  /** The total and the button to order, which are always visible. */
  readonly footer: ReactNode
}

/** « Votre Panier », over the page (§2). */
export const CartDrawer = (props: CartDrawerProps) => {
  const { open, onOpenChange, cart, emptyPlate, notice, offers, footer } = props
  useOwnTexts('cartContents', cartContentsTexts)
  const { t } = useTranslation('cartContents')
  const count = totalItems(cart.lines)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          {t('title')}
          {count > 0 && (
            <>
              {' '}
              <span className="ml-1 font-text text-ink-soft text-small">{t('count', { count })}</span>
            </>
          )}
        </>
      }
      closeLabel={t('close')}
      footer={cart.status === 'known' && footer}
    >
      <div className="flex min-h-full flex-col">
        {notice}
        <CartContents cart={cart} emptyPlate={emptyPlate} />
        {count > 0 && <div className="mt-auto flex flex-col gap-4 pt-6">{offers}</div>}
      </div>
    </Drawer>
  )
}
