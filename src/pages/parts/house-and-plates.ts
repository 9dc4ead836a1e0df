import type { PlateSlot } from '../../features/plates/plate-slots.ts'
import type { PlatesContract } from '../../features/plates/plates.contract.ts'
import { prefetchPlates } from '../../features/plates/web/plates.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import type { PageLoad } from '../../ui/routing/page-load.ts'

/** The data for a page that shows the name of the house and some of its plates. */
export const houseAndPlates =
  (...slots: readonly PlateSlot[]): PageLoad =>
  ({ api, queries }) =>
    Promise.all([
      queries.ensureQueryData(houseQuery(api())),
      prefetchPlates({ queries, api: api<PlatesContract>(), slots }),
    ])
