import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { StaffGate } from '../features/accounts/admin/staff-gate.tsx'
import { StaffVisitor } from '../features/accounts/admin/staff-visitor.tsx'
import { useAccount } from '../features/accounts/web/use-account.ts'
import { AdminHeader } from '../features/frame/admin/admin-header.tsx'
import { AdminNavigation } from '../features/frame/admin/admin-navigation.tsx'
import { Arrival } from '../features/frame/web/arrival.tsx'
import { PageBoundary } from '../features/frame/web/not-found/page-boundary.tsx'
import { PageFailure } from '../features/frame/web/not-found/page-failure.tsx'
import { OfflineNotice } from '../features/frame/web/offline-notice.tsx'
import { contentId, SkipLink } from '../features/frame/web/skip-link.tsx'
import { MailState } from '../features/outbox/admin/mail-state.tsx'
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

const loadProgress = async () => (await import('../features/frame/web/page-progress.tsx')).PageProgress

/**
 * The frame of the admin. The server renders it without an account: the browser asks which account is signed in, and
 * what it may see.
 */
const AdminFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['frame', 'accounts'])
  const { name } = useHouse()
  const { user } = useAccount()
  const { pathname } = useLocation()
  return (
    <FocusIsKept value={true}>
      <SkipLink />
      <AdminHeader houseName={name} title={t('accounts:houseArea')}>
        <StaffVisitor />
      </AdminHeader>
      <AdminNavigation isStaff={user?.role === 'staff'} />
      <main ref={keepFocus} id={contentId} tabIndex={-1} className="outline-none">
        <PageBoundary key={pathname}>
          <StaffGate>
            <MailState isTeam={user !== undefined && user.role !== 'user'}>{children}</MailState>
            {user && <PaymentsNotice />}
          </StaffGate>
        </PageBoundary>
      </main>
      <Arrival />
      <IdlePart load={loadProgress} />
      <OfflineNotice />
      <PartBoundary fallback={() => null}>
        <ToastViewport label={t('frame:shell.notices')} closeLabel={t('frame:shell.closeNotice')} />
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
