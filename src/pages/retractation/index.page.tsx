import { useSuspenseQuery } from '@tanstack/react-query'
import type { PlatesContract } from '../../features/plates/plates.contract.ts'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../../features/plates/web/plates.queries.ts'
import type { SettingsContract } from '../../features/settings/settings.contract.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { legalQuery } from '../../features/settings/web/legal.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { WithdrawalPage } from '../../features/withdrawals/web/withdrawal-page.tsx'
import { useApi } from '../../ui/api/use-api.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    queries.ensureQueryData(legalQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['withdrawal'] }),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const RetractationPage = () => {
  const { data: legal } = useSuspenseQuery(legalQuery(useApi<SettingsContract>()))
  return (
    <WithdrawalPage
      house={useHouse()}
      returnsEmail={legal.returnsEmail}
      plate={
        <Plate slot="withdrawal" sizes="(min-width: 108rem) 24rem, (min-width: 48rem) 22vw, 45vw" priority />
      }
    />
  )
}

export default RetractationPage
