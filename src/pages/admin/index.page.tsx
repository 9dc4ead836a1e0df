import { useHasRights, useIsAdmin } from '../../features/accounts/admin/use-is-admin.ts'
import { dashboardTexts } from '../../features/dashboard/admin/dashboard.texts.ts'
import { ToSee } from '../../features/dashboard/admin/to-see.tsx'
import { useDashboard } from '../../features/dashboard/admin/use-dashboard.ts'
import { TodayList } from '../../features/desk/admin/today/today-list.tsx'
import { Figures } from '../../features/figures/admin/figures.tsx'
import { LaunchLine } from '../../features/launch/admin/launch-line.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { pathTo } from '../../sitemap.ts'
import { InTurn } from '../../ui/admin/in-turn.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { actsOfAdmin } from './found/acts-of-admin.ts'
import { panelsOfToday } from './found/panels-of-today.tsx'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** Who sees the stock and the state of the house. */
const stockAreas = ['salon', 'sales', 'catalogue', 'customers'] as const

const AdminPage = () => {
  useOwnTexts('dashboard', dashboardTexts)
  const { t } = useTranslation('dashboard')
  const { name } = useHouse()
  const isAdmin = useIsAdmin()
  const maySet = useHasRights(['catalogue'])
  const seesFigures = useHasRights(['accounting'])
  const opensVisits = useHasRights(['salon'])
  const seesStock = useHasRights(stockAreas) !== false
  const dashboard = useDashboard({ isOpen: seesStock })
  return (
    <>
      <PageHead
        title={`${t('title')} · ${name}`}
        description={t('description')}
        path={pathTo('admin')}
        siteName={name}
        indexed={false}
      />
      <div className="frame py-4">
        <h1 className="font-semibold text-[1.5rem]/tight">{t('title')}</h1>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        <LaunchLine isAdmin={isAdmin === true} />
        <InTurn className="mt-2 flex flex-col gap-12 noscript:hidden">
          <TodayList acts={actsOfAdmin} panels={panelsOfToday} />
          {seesFigures === true && <Figures opensVisits={opensVisits === true} />}
          {seesStock && <ToSee dashboard={dashboard} maySet={maySet} />}
        </InTurn>
      </div>
    </>
  )
}

export default AdminPage
