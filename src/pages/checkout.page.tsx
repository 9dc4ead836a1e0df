import { lazy, Suspense, useEffect } from 'react'
import { useAccount } from '../features/accounts/web/use-account.ts'
import { AddressLine } from '../features/addresses/web/address-line.tsx'
import { AddressPart } from '../features/addresses/web/address-part.tsx'
import { cartContentsTexts } from '../features/cart/web/contents/cart-contents.texts.ts'
import { CartContents } from '../features/cart/web/contents/cart-contents.tsx'
import { sizeNameIn } from '../features/catalog/size-name.ts'
import { CheckoutView } from '../features/checkout/web/checkout-view.tsx'
import type { GuaranteesContract } from '../features/guarantees/guarantees.contract.ts'
import { guaranteesQuery } from '../features/guarantees/web/guarantees.queries.ts'
import type { PlatesContract } from '../features/plates/plates.contract.ts'
import { Plate } from '../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../features/plates/web/plates.queries.ts'
import { AtelierNotice } from '../features/settings/web/atelier-notice.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { useOwnTexts } from '../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { lazyPart } from '../ui/late/lazy-part.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { EmailToConfirm } from './parts/email-to-confirm.tsx'
import { useVisitedCart } from './parts/use-visited-cart.ts'

const loadGuarantees = () => import('./parts/guarantee-parts.tsx')

const nothing = () => <></>

/**
 * The payment shows it: its script is loaded while the steps before are filled in. Where it cannot be had, the terms
 * below it say the same, and one can still pay.
 */
const BoughtGuarantees = lazy(() =>
  loadGuarantees().then(
    (module) => ({ default: module.BoughtGuarantees }),
    () => ({ default: nothing }),
  ),
)

const loadCardPayment = () => import('../features/payments/web/card-payment.tsx')

const CardPayment = lazyPart(() => loadCardPayment().then((module) => module.CardPayment))

const SlotChoice = lazyPart(() =>
  import('../features/appointments/web/slots/slot-choice.tsx').then((module) => module.SlotChoice),
)

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    queries.prefetchQuery(guaranteesQuery(api<GuaranteesContract>())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['empty-cart'] }),
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
  useEffect(() => {
    for (const load of [loadGuarantees, loadCardPayment]) load().catch(() => {})
  }, [])
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
      payment={(part) => (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <CardPayment {...part} />
        </Suspense>
      )}
      slots={(part) => (
        <Suspense fallback={<Skeleton className="h-[26.5rem] w-full" />}>
          <SlotChoice type="measuring" {...part} />
        </Suspense>
      )}
      sizeName={sizeName}
      atelier={<AtelierNotice house={house} />}
      legal={{
        guarantees: (lines) => (
          <Suspense>
            <BoughtGuarantees lines={lines} />
          </Suspense>
        ),
        excluded: t('product.withdrawalExcluded'),
      }}
      contact={house}
      confirmation={(part) => <EmailToConfirm {...part} />}
      customer={user}
    />
  )
}

export default CheckoutPage
