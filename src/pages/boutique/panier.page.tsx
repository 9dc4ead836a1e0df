import { totalItems } from '../../features/cart/cart.rules.ts'
import { cartContentsTexts } from '../../features/cart/web/contents/cart-contents.texts.ts'
import { CartContents } from '../../features/cart/web/contents/cart-contents.tsx'
import { CartPageView } from '../../features/cart/web/page/cart-page-view.tsx'
import { cartSummaryTexts } from '../../features/checkout/web/cart-sums/cart-summary.texts.ts'
import { CartSumsList } from '../../features/checkout/web/cart-sums/cart-sums-list.tsx'
import { CartTotal } from '../../features/checkout/web/cart-sums/cart-total.tsx'
import { DeliveryRemarks } from '../../features/checkout/web/cart-sums/delivery-remarks.tsx'
import { OrderButton } from '../../features/checkout/web/cart-sums/order-button.tsx'
import { OrderTerms } from '../../features/checkout/web/cart-sums/order-terms.tsx'
import { PromoField } from '../../features/checkout/web/cart-sums/promo-field.tsx'
import type { PlatesContract } from '../../features/plates/plates.contract.ts'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../../features/plates/web/plates.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { pathTo } from '../../sitemap.ts'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { EmailToConfirm } from '../parts/email-to-confirm.tsx'
import { useVisitedCart } from '../parts/use-visited-cart.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['empty-cart'] }),
  ])

export const loader = serverLoad(load)
// The browser shows the page at once, because the page waits for the visitor's cart in any case.
export const clientLoader = browserLoad(async (visit) => {
  void load(visit)
})

const CartPage = () => {
  useOwnTexts('cartContents', cartContentsTexts)
  useOwnTexts('cartSummary', cartSummaryTexts)
  const { t } = useTranslation('cartContents')
  const { name } = useHouse()
  const { cart, quote, asks } = useVisitedCart({ isShown: true })
  return (
    <>
      <PageHead
        title={`${t('title')} · ${name}`}
        description={t('view.description')}
        path={pathTo('cart')}
        siteName={name}
        indexed={false}
      />
      <CartPageView
        count={cart.lines.length}
        contents={
          <CartContents
            cart={cart}
            large
            emptyPlate={<Plate slot="empty-cart" sizes="(min-width: 48rem) 30vw, 16rem" />}
          />
        }
        summary={
          <>
            <PromoField appliedCode={quote.appliedCode} />
            <CartSumsList sums={quote.sums} country={quote.country} />
            <DeliveryRemarks sums={quote.sums} country={quote.country} range={quote.range} />
            <CartTotal total={quote.sums.total} />
            <EmailToConfirm count={totalItems(cart.lines)} />
            <OrderButton signedIn={cart.signedIn} asks={asks} />
            <OrderTerms />
          </>
        }
      />
    </>
  )
}

export default CartPage
