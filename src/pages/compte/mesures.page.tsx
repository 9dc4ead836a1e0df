import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import type { MeasureName } from '../../features/body-measures/body-measures.ts'
import { MeasuresBook } from '../../features/body-measures/web/measures-book.tsx'
import type { PlatesContract } from '../../features/plates/plates.contract.ts'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../../features/plates/web/plates.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { MeasuresEntry } from '../../features/sizing/web/measures/measures-entry.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { measurePlate } from '../parts/measures/measure-plate.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['measure-stature'] }),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** Where the tape goes. */
const plateOf = (name: MeasureName) => {
  const slot = measurePlate(name)
  return slot && <Plate slot={slot} sizes="(min-width: 64rem) 24vw, 14rem" />
}

const MesuresPage = () => {
  const { name } = useHouse()
  return (
    <AccountScreen page="measures" houseName={name}>
      <MeasuresBook
        plateOf={plateOf}
        about={
          <MeasuresEntry
            plate={
              <Plate slot="measure-stature" sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 36vw, 16rem" />
            }
          />
        }
      />
    </AccountScreen>
  )
}

export default MesuresPage
