import { totalItems } from '../../features/cart/cart.rules.ts'
import { cartContentsTexts } from '../../features/cart/web/contents/cart-contents.texts.ts'
import { CartDrawer } from '../../features/cart/web/drawer/cart-drawer.tsx'
import { cartSummaryTexts } from '../../features/checkout/web/cart-sums/cart-summary.texts.ts'
import { CartSumsList } from '../../features/checkout/web/cart-sums/cart-sums-list.tsx'
import { CartTotal } from '../../features/checkout/web/cart-sums/cart-total.tsx'
import { DeliveryRemarks } from '../../features/checkout/web/cart-sums/delivery-remarks.tsx'
import { OrderButton } from '../../features/checkout/web/cart-sums/order-button.tsx'
import { OrderTerms } from '../../features/checkout/web/cart-sums/order-terms.tsx'
import { PromoField } from '../../features/checkout/web/cart-sums/promo-field.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { EmailToConfirm } from './email-to-confirm.tsx'
import { useVisitedCart } from './use-visited-cart.ts'

interface CartPanelProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The drawer of the cart with its total; its code is loaded when it is first opened. */
export const CartPanel = ({ open, onOpenChange }: CartPanelProps) => {
  useOwnTexts('cartContents', cartContentsTexts)
  useOwnTexts('cartSummary', cartSummaryTexts)
  const { t } = useTranslation('cartContents')
  const { cart, quote, asks } = useVisitedCart({ isShown: open })
  const isEmpty = cart.lines.length === 0
  const order = <OrderButton signedIn={cart.signedIn} asks={asks} isEmpty={isEmpty} />
  return (
    <CartDrawer
      open={open}
      onOpenChange={onOpenChange}
      cart={cart}
      emptyPlate={<Plate slot="empty-cart" sizes="16rem" />}
      notice={<EmailToConfirm count={totalItems(cart.lines)} />}
      offers={
        <>
          <div>
            <DeliveryRemarks sums={quote.sums} country={quote.country} range={quote.range} />
          </div>
          <PromoField appliedCode={quote.appliedCode} />
          <OrderTerms />
        </>
      }
      footer={
        isEmpty ? (
          order
        ) : (
          <div className="flex flex-col gap-3">
            <div className="flex flex-col gap-1.5">
              <CartSumsList sums={quote.sums} country={quote.country} />
              <CartTotal total={quote.sums.total} />
            </div>
            {order}
            <Button variant="secondary" onClick={() => onOpenChange(false)} className="w-full">
              {t('continue')}
            </Button>
          </div>
        )
      }
    />
  )
}
