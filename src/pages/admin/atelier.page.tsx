import { useHasRights } from '../../features/accounts/admin/use-is-admin.ts'
import { AtelierPage } from '../../features/atelier/admin/atelier-page.tsx'
import { MeasuresOfPerson } from '../../features/body-measures/admin/measures-of-person.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { plateOfMeasure } from '../parts/measures/plate-of-measure.tsx'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const measuresOf = (personId: string) => <MeasuresOfPerson personId={personId} plateOf={plateOfMeasure} />

const AdminAtelierPage = () => (
  <AtelierPage
    houseName={useHouse().name}
    measuresOf={useHasRights(['workshop']) === true ? measuresOf : undefined}
  />
)

export default AdminAtelierPage
