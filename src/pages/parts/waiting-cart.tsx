import { OverviewBlock } from '../../features/accounts/web/overview/overview-block.tsx'
import { cartGlanceTexts } from '../../features/cart/web/glance/cart-glance.texts.ts'
import { CartGlance } from '../../features/cart/web/glance/cart-glance.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { useVisitedCart } from './use-visited-cart.ts'

/** The cart on an account page, for a customer who came there on the way to pay. */
export const WaitingCart = () => {
  useOwnTexts('cartGlance', cartGlanceTexts)
  const { t } = useTranslation('cartGlance')
  const { cart, quote, asks } = useVisitedCart({ isShown: true })
  return (
    <OverviewBlock title={t('title')}>
      <CartGlance
        lines={cart.lines}
        status={cart.status}
        asks={asks}
        amount={quote.sums.subtotal - quote.sums.discount}
      />
    </OverviewBlock>
  )
}
