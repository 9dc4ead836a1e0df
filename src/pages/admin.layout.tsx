import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { HouseGate } from '../features/accounts/admin/house-gate.tsx'
import { HouseVisitor } from '../features/accounts/admin/house-visitor.tsx'
import { useAccount } from '../features/accounts/web/use-account.ts'
import { AdminHeader } from '../features/content/admin/admin-header.tsx'
import { AdminNavigation } from '../features/content/admin/admin-navigation.tsx'
import { Arrival } from '../features/content/web/frame/arrival.tsx'
import { OfflineNotice } from '../features/content/web/frame/offline-notice.tsx'
import { contentId, SkipLink } from '../features/content/web/frame/skip-link.tsx'
import { PageBoundary } from '../features/content/web/not-found/page-boundary.tsx'
import { PageFailure } from '../features/content/web/not-found/page-failure.tsx'
import { MailStanding } from '../features/outbox/admin/mail-standing.tsx'
import { PaymentsNotice } from '../features/payments/admin/payments-notice.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { keepFocus } from '../ui/admin/keep-focus.ts'
import { IdlePart } from '../ui/late/idle-part.tsx'
import { FocusIsKept } from '../ui/overlays/use-return.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { ErrorBoundary as PartBoundary } from '../ui/states/error-boundary.tsx'
import { ToastViewport } from '../ui/toasts/toast-viewport.tsx'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const loadProgress = async () =>
  (await import('../features/content/web/frame/page-progress.tsx')).PageProgress

/**
 * The frame of the admin. The server renders it without an account: the browser asks which account is signed in, and
 * what it may see.
 */
const AdminFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['content', 'accounts'])
  const { name } = useHouse()
  const { user } = useAccount()
  const { pathname } = useLocation()
  return (
    <FocusIsKept value={true}>
      <SkipLink />
      <AdminHeader houseName={name} title={t('accounts:houseArea')}>
        <HouseVisitor />
      </AdminHeader>
      <AdminNavigation isStaff={user?.role === 'staff'} />
      <main ref={keepFocus} id={contentId} tabIndex={-1} className="outline-none">
        <PageBoundary key={pathname}>
          <HouseGate>
            <MailStanding isTeam={user !== undefined && user.role !== 'user'}>{children}</MailStanding>
            {user && <PaymentsNotice />}
          </HouseGate>
        </PageBoundary>
      </main>
      <Arrival />
      <IdlePart load={loadProgress} />
      <OfflineNotice />
      <PartBoundary fallback={() => null}>
        <ToastViewport label={t('content:shell.notices')} closeLabel={t('content:shell.closeNotice')} />
      </PartBoundary>
    </FocusIsKept>
  )
}

const AdminLayout = () => (
  <AdminFrame>
    <Outlet />
  </AdminFrame>
)

export const ErrorBoundary = () => (
  <AdminFrame>
    <PageFailure phone={useHouse().phone} />
  </AdminFrame>
)

export default AdminLayout
