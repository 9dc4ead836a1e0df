import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { StaffGate, useOwesFactor } from '../features/accounts/admin/staff-gate.tsx'
import { StaffVisitor } from '../features/accounts/admin/staff-visitor.tsx'
import { useHasRights } from '../features/accounts/admin/use-is-admin.ts'
import { useAccount } from '../features/accounts/web/use-account.ts'
import { Desk } from '../features/desk/admin/desk.tsx'
import { DraftStoreProvider } from '../features/editor-drafts/admin/draft-store.tsx'
import { Arrival } from '../features/frame/web/arrival.tsx'
import { LanguageSwitch } from '../features/frame/web/language-switch.tsx'
import { PageBoundary } from '../features/frame/web/not-found/page-boundary.tsx'
import { PageFailure } from '../features/frame/web/not-found/page-failure.tsx'
import { OfflineNotice } from '../features/frame/web/offline-notice.tsx'
import { contentId, SkipLink } from '../features/frame/web/skip-link.tsx'
import { useNoteLeaving } from '../features/journal/admin/use-note-leaving.ts'
import { ListMemoryProvider } from '../features/list-views/admin/list-memory.tsx'
import { MailState } from '../features/outbox/admin/mail-state.tsx'
import { PaymentsNotice } from '../features/payments/admin/payments-notice.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { ViewingAs } from '../features/team/admin/viewing-as.tsx'
import { pathTo } from '../sitemap.ts'
import { keepFocus } from '../ui/admin/keep-focus.ts'
import { NoteLeavingContext } from '../ui/admin/list/file/list-file.tsx'
import { SelectionsProvider } from '../ui/admin/list/selection/selections.tsx'
import { PersonPathContext } from '../ui/admin/person-path.ts'
import { AboutRecordContext, type ShownRecord } from '../ui/admin/shown-record.tsx'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { IdlePart } from '../ui/late/idle-part.tsx'
import { FocusIsKept } from '../ui/overlays/use-return.ts'
import { LocalLink } from '../ui/routing/local-link.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { ErrorBoundary as PartBoundary } from '../ui/states/error-boundary.tsx'
import { ToastViewport } from '../ui/toasts/toast-viewport.tsx'
import { roomsOfAdmin } from './admin/found/rooms-of-admin.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const loadProgress = async () => (await import('../features/frame/web/page-progress.tsx')).PageProgress

const RecordEntries = lazy(async () => ({
  default: (await import('../features/journal/admin/record-entries.tsx')).RecordEntries,
}))

const RecordCompany = lazy(async () => ({
  default: (await import('../features/presence/admin/record-company.tsx')).RecordCompany,
}))

/** What comes later, where there is room for it, and is missed by nobody if it fails. */
const aside = (part: ReactNode, room: ReactNode = null) => (
  <PartBoundary fallback={() => null}>
    <Suspense fallback={room}>{part}</Suspense>
  </PartBoundary>
)

const company = (record: ShownRecord) => aside(<RecordCompany {...record} />)

/** The room of a history that is folded away, as it always comes. */
const roomOfHistory = <div className="mt-10 min-h-11 print:hidden" />

/** The history of a record is part of the log, which admins read. */
const aboutRecords = {
  admin: {
    history: (record: ShownRecord) => aside(<RecordEntries {...record} />, roomOfHistory),
    company,
  },
  staff: { history: () => null, company },
  user: { history: () => null, company: () => null },
}

const personPath = (reached: string) => `${pathTo('adminCustomers')}?search=${encodeURIComponent(reached)}`
const nowhere = () => undefined

/** Who is not signed in sees no room; who could not be asked about sees those of the staff. */
const memberOf = ({ user, isLoading, error }: ReturnType<typeof useAccount>) => {
  if (user) return user
  if (isLoading) return undefined
  return { role: error ? 'staff' : 'user' } as const
}

/** The room of the open page, or the one that it lies behind. */
const useOpenRoom = () => {
  const open = useMatches().at(-1)?.id
  return roomsOfAdmin.find(({ page, behind = [] }) => [page, ...behind].some((name) => name === open))
}

/**
 * The frame of the admin. The server renders it without an account: the browser asks which account is signed in, and
 * what it may see.
 */
const AdminFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['frame', 'accounts'])
  const { name } = useHouse()
  const account = useAccount()
  const { user } = account
  const isTeam = user !== undefined && user.role !== 'user'
  const owesFactor = useOwesFactor(isTeam)
  const areas = useOpenRoom()?.areas
  const mayTakeAlong = useHasRights(['accounting']) === true
  const noteLeaving = useNoteLeaving()
  const { pathname } = useLocation()
  return (
    <FocusIsKept value={true}>
      <SkipLink />
      <Desk
        houseName={name}
        title={t('accounts:houseArea')}
        rooms={roomsOfAdmin}
        member={owesFactor ? { role: 'user' } : memberOf(account)}
        counts={isTeam && owesFactor === false}
      >
        <LocalLink to={pathTo('shop')} className="thread-link relative inline-flex py-1.5">
          {t('frame:shell.shop')}
        </LocalLink>
        <LanguageSwitch short />
        <StaffVisitor />
      </Desk>
      <main ref={keepFocus} id={contentId} tabIndex={-1} className="outline-none">
        {user?.viewsAs !== undefined && <ViewingAs name={user.viewsAs} />}
        <SelectionsProvider owner={user?._id}>
          <PageBoundary key={pathname}>
            <StaffGate areas={areas}>
              <ListMemoryProvider isOpen={isTeam && owesFactor === false} isAdmin={user?.role === 'admin'}>
                <AboutRecordContext value={aboutRecords[user?.role ?? 'user']}>
                  <PersonPathContext value={useHasRights(['customers']) ? personPath : nowhere}>
                    <NoteLeavingContext value={mayTakeAlong ? noteLeaving : undefined}>
                      <DraftStoreProvider>
                        <MailState isTeam={isTeam}>{children}</MailState>
                      </DraftStoreProvider>
                    </NoteLeavingContext>
                  </PersonPathContext>
                </AboutRecordContext>
              </ListMemoryProvider>
              {user && <PaymentsNotice />}
            </StaffGate>
          </PageBoundary>
        </SelectionsProvider>
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
