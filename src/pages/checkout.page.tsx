import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/web/use-account.ts'
import { AddressLine } from '../features/addresses/web/address-line.tsx'
import { AddressPart } from '../features/addresses/web/address-part.tsx'
import { cartContentsTexts } from '../features/cart/web/contents/cart-contents.texts.ts'
import { CartContents } from '../features/cart/web/contents/cart-contents.tsx'
import { sizeNameIn } from '../features/catalog/size-name.ts'
import { CheckoutView } from '../features/checkout/web/checkout-view.tsx'
import type { ContentContract } from '../features/content/content.contract.ts'
import { GuaranteesLink } from '../features/content/web/guarantees-link.tsx'
import { Plate } from '../features/content/web/plates/plate.tsx'
import { prefetchPlates } from '../features/content/web/plates/plates.queries.ts'
import { CardPayment } from '../features/payments/web/card-payment.tsx'
import { AtelierNotice } from '../features/settings/web/atelier-notice.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { useOwnTexts } from '../ui/i18n/use-own-texts.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { useVisitedCart } from './parts/use-visited-cart.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<ContentContract>(), slots: ['empty-cart'] }),
  ])

export const loader = serverLoad(load)
// The browser shows the page at once, because the page waits for the visitor's cart in any case.
export const clientLoader = browserLoad(async (visit) => {
  void load(visit)
})

const CheckoutPage = () => {
  useOwnTexts('cartContents', cartContentsTexts)
  const { t } = useTranslation('catalog')
  const house = useHouse()
  const sizeName = sizeNameIn(t)
  const { user } = useAccount()
  const { cart, asks } = useVisitedCart({ isShown: true })
  return (
    <CheckoutView
      houseName={house.name}
      cart={{
        lines: cart.lines,
        isKnown: cart.status !== 'unknown',
        isFailed: cart.status === 'failed',
        asks,
        contents: (
          <CartContents
            cart={cart}
            large
            emptyPlate={<Plate slot="empty-cart" sizes="(min-width: 48rem) 30vw, 16rem" />}
          />
        ),
        readAgain: cart.retry,
      }}
      address={(part) => <AddressPart {...part} owner={user} />}
      addressLine={(address) => <AddressLine address={address} />}
      payment={(part) => <CardPayment {...part} />}
      sizeName={sizeName}
      atelier={<AtelierNotice house={house} />}
      legal={{
        guarantees: <GuaranteesLink />,
        excluded: t('product.withdrawalExcluded'),
      }}
      contact={house}
      customer={user}
    />
  )
}

export default CheckoutPage
