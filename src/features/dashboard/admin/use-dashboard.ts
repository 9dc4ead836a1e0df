import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/url-change.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import type { DashboardContract } from '../dashboard.contract.ts'
import { dashboardQuery } from './dashboard.queries.ts'

/** The tasks of the team, with the page of the stock that the URL names. */
export const useDashboard = ({ isOpen }: { readonly isOpen: boolean }) => {
  const [params] = useSearchParams()
  const wanted = {
    stock: params.get('stock') === 'all' ? ('all' as const) : ('low' as const),
    page: pageIn(params, 'stockPage'),
  }
  const query = usePrivateQuery(dashboardQuery(useApi<DashboardContract>(), wanted), { isOpen })
  return { ...wanted, ...query }
}
