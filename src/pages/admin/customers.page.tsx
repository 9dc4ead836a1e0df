import { useHasRights, useIsAdmin } from '../../features/accounts/admin/use-is-admin.ts'
import { MeasuresOfPerson } from '../../features/body-measures/admin/measures-of-person.tsx'
import { CustomerNotes } from '../../features/customer-notes/admin/customer-notes.tsx'
import { CustomersPage } from '../../features/customers/admin/customers-page.tsx'
import type { NotesOfPerson } from '../../features/customers/admin/opened-customer.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { plateOfMeasure } from '../parts/measures/plate-of-measure.tsx'
import { recordPath } from './found/rooms-of-admin.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** What the team notes about a person, and the measures for who cuts by them. */
const NotesAndMeasures: NotesOfPerson = ({ personId }) => (
  <>
    <CustomerNotes personId={personId} />
    <MeasuresOfPerson personId={personId} plateOf={plateOfMeasure} />
  </>
)

const AdminCustomersPage = () => {
  const isAdmin = useIsAdmin() === true
  const mayOpenProducts = useHasRights(['catalogue']) === true
  // Other entries lead to the room whose rights they were read by.
  const mayOpen = { product: mayOpenProducts, newsletter: isAdmin }
  return (
    <CustomersPage
      houseName={useHouse().name}
      maySeeSales={useHasRights(['sales', 'accounting']) === true}
      isAdmin={isAdmin}
      Notes={useHasRights(['workshop']) === true ? NotesAndMeasures : CustomerNotes}
      pathOf={(kind, id) =>
        (kind === 'product' || kind === 'newsletter') && !mayOpen[kind] ? undefined : recordPath(kind, id)
      }
    />
  )
}

export default AdminCustomersPage
