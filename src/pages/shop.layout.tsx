import { lazy, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useMatch } from 'react-router'
import { AccountLink } from '../features/accounts/web/account-link.tsx'
import { Gate } from '../features/accounts/web/gate.tsx'
import { CartButton } from '../features/cart/web/cart-button.tsx'
import { ManageCookies } from '../features/consent/web/manage-cookies.tsx'
import { Arrival } from '../features/content/web/arrival.tsx'
import { OfflineNotice } from '../features/content/web/offline-notice.tsx'
import { PageBoundary } from '../features/content/web/page-boundary.tsx'
import { PageProgress } from '../features/content/web/page-progress.tsx'
import { PrintImprint } from '../features/content/web/print-imprint.tsx'
import { SiteFooter } from '../features/content/web/site-footer.tsx'
import { SiteHeader } from '../features/content/web/site-header.tsx'
import { contentId, SkipLink } from '../features/content/web/skip-link.tsx'
import { UnsentNotice } from '../features/content/web/unsent-notice.tsx'
import { FavouritesLink } from '../features/favourites/web/favourites-link.tsx'
import { DeliveryTermsContext } from '../features/orders/web/delivery-terms-context.ts'
import { deliveryTermsOf } from '../features/settings/delivery-terms.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { IdlePart } from '../ui/idle-part.tsx'
import { LatePart } from '../ui/late-part.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { ToastViewport } from '../ui/toast-viewport.tsx'
import { whenWanted } from '../ui/when-wanted.ts'

/** Its words come with the page, and its script once that is idle or the field is touched. */
const FooterSubscription = lazy(async () => {
  await whenWanted()
  return {
    default: (await import('../features/newsletter/web/form/footer-subscription.tsx')).FooterSubscription,
  }
})

/** Only read, at the foot: its words come with the page, and its script after the rest. */
const HouseContact = lazy(() =>
  import('../features/settings/web/house-contact.tsx').then((module) => ({ default: module.HouseContact })),
)

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const loadCartPanel = async () => (await import('./cart-panel.tsx')).CartPanel

const loadConsent = async () => (await import('../features/consent/web/consent-part.tsx')).ConsentPart
const loadChat = async () => (await import('./chat-part.tsx')).ChatPart

const ShopLayout = () => {
  const { t } = useTranslation('content')
  const house = useHouse()
  const terms = useMemo(() => deliveryTermsOf(house.delivery), [house.delivery])
  const { pathname } = useLocation()
  const atHome = useMatch(pathTo('home')) !== null
  return (
    <DeliveryTermsContext value={terms}>
      <SkipLink />
      <IdlePart load={loadConsent} />
      <PrintImprint houseName={house.name} address={house.address} phone={house.phone} />
      <SiteHeader houseName={house.name} overPicture={atHome}>
        <AccountLink className="max-[24rem]:hidden" />
        <FavouritesLink className="max-[23rem]:hidden" />
        <CartButton loadPanel={loadCartPanel} />
      </SiteHeader>
      <main id={contentId} tabIndex={-1} className="outline-none">
        <UnsentNotice phone={house.phone} />
        <PageBoundary key={pathname}>
          <Gate>
            <Outlet />
          </Gate>
        </PageBoundary>
      </main>
      <SiteFooter
        houseName={house.name}
        year={new Date().getFullYear()}
        contact={
          <ErrorBoundary fallback={() => <p>{`${house.phone}, ${house.email}`}</p>}>
            <LatePart>
              <HouseContact house={house} />
            </LatePart>
          </ErrorBoundary>
        }
        newsletter={
          <ErrorBoundary fallback={() => null}>
            <LatePart>
              <FooterSubscription />
            </LatePart>
          </ErrorBoundary>
        }
        accessibility={house.accessibility.conformity}
        cookies={
          <ManageCookies
            label={t('shell.cookies')}
            unavailable={t('shell.cookiesUnavailable')}
            className="thread-link relative min-h-11 noscript:hidden"
          />
        }
      />
      <IdlePart load={loadChat} />
      <Arrival />
      <PageProgress />
      <OfflineNotice />
      <ErrorBoundary fallback={() => null}>
        <ToastViewport label={t('shell.notices')} closeLabel={t('shell.closeNotice')} />
      </ErrorBoundary>
    </DeliveryTermsContext>
  )
}

export default ShopLayout
