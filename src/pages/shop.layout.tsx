import { type ReactNode, useMemo } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router'
import { AccountLink } from '../features/accounts/web/account-link.tsx'
import { Gate } from '../features/accounts/web/gate.tsx'
import { CartButton } from '../features/cart/web/cart-button.tsx'
import { DeliveryTermsContext } from '../features/checkout/web/delivery/delivery-terms-context.ts'
import { ManageCookies } from '../features/consent/web/manage-cookies.tsx'
import { FavouritesLink } from '../features/favourites/web/favourites-link.tsx'
import { Arrival } from '../features/frame/web/arrival.tsx'
import { PageBoundary } from '../features/frame/web/not-found/page-boundary.tsx'
import { PageFailure } from '../features/frame/web/not-found/page-failure.tsx'
import { OfflineNotice } from '../features/frame/web/offline-notice.tsx'
import { PrintImprint } from '../features/frame/web/print-imprint.tsx'
import { SiteFooter } from '../features/frame/web/site-footer.tsx'
import { SiteHeader } from '../features/frame/web/site-header.tsx'
import { contentId, SkipLink } from '../features/frame/web/skip-link.tsx'
import { UnsentNotice } from '../features/frame/web/unsent-notice.tsx'
import { deliveryTermsOf } from '../features/settings/delivery-terms.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { IdlePart } from '../ui/late/idle-part.tsx'
import { LatePart } from '../ui/late/late-part.tsx'
import { lazyPart } from '../ui/late/lazy-part.ts'
import { whenWanted } from '../ui/late/when-wanted.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { ErrorBoundary as PartBoundary } from '../ui/states/error-boundary.tsx'
import { ToastViewport } from '../ui/toasts/toast-viewport.tsx'

/** Its HTML comes with the page, and its script is loaded when the page is idle or the visitor touches the field. */
const FooterSubscription = lazyPart(async () => {
  await whenWanted()
  return (await import('../features/newsletter/web/form/footer-subscription.tsx')).FooterSubscription
})

/** This part of the footer is only read: its HTML comes with the page, and its script is loaded later. */
const HouseContact = lazyPart(() =>
  import('../features/settings/web/house-contact.tsx').then((module) => module.HouseContact),
)

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const loadCartPanel = async () => (await import('./parts/cart-panel.tsx')).CartPanel

const loadProgress = async () => (await import('../features/frame/web/page-progress.tsx')).PageProgress
const loadConsent = async () => (await import('../features/consent/web/consent-part.tsx')).ConsentPart
const loadChat = async () => (await import('./parts/chat-part.tsx')).ChatPart

/** The header, the footer, and the page between them; the step of the bank is no page of the shop, and has neither. */
const ShopFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('frame')
  const house = useHouse()
  const terms = useMemo(() => deliveryTermsOf(house.delivery), [house.delivery])
  const { pathname } = useLocation()
  const atHome = useMatch(pathTo('home')) !== null
  const atBank = useMatch(pathTo('challenge')) !== null
  return (
    <DeliveryTermsContext value={terms}>
      <SkipLink />
      {!atBank && <IdlePart load={loadConsent} />}
      <PrintImprint houseName={house.name} address={house.address} phone={house.phone} />
      {!atBank && (
        <SiteHeader houseName={house.name} logo={house.logo} overPicture={atHome}>
          <AccountLink className="max-[24rem]:hidden" />
          <FavouritesLink className="max-[23rem]:hidden" />
          <CartButton loadPanel={loadCartPanel} />
        </SiteHeader>
      )}
      <main id={contentId} tabIndex={-1} className="outline-none">
        <UnsentNotice phone={house.phone} />
        <PageBoundary key={pathname}>{children}</PageBoundary>
      </main>
      {!atBank && (
        <SiteFooter
          houseName={house.name}
          year={new Date().getFullYear()}
          contact={
            <PartBoundary fallback={() => <p>{`${house.phone}, ${house.email}`}</p>}>
              <LatePart>
                <HouseContact house={house} />
              </LatePart>
            </PartBoundary>
          }
          newsletter={
            <PartBoundary fallback={() => null}>
              <LatePart>
                <FooterSubscription />
              </LatePart>
            </PartBoundary>
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
      )}
      <IdlePart load={loadChat} />
      <Arrival />
      <IdlePart load={loadProgress} />
      <OfflineNotice />
      <PartBoundary fallback={() => null}>
        <ToastViewport label={t('shell.notices')} closeLabel={t('shell.closeNotice')} />
      </PartBoundary>
    </DeliveryTermsContext>
  )
}

const ShopLayout = () => (
  <ShopFrame>
    <Gate>
      <Outlet />
    </Gate>
  </ShopFrame>
)

export const ErrorBoundary = () => (
  <ShopFrame>
    <PageFailure phone={useHouse().phone} />
  </ShopFrame>
)

export default ShopLayout
