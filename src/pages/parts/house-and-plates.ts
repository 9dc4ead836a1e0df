import type { ContentContract } from '../../features/content/content.contract.ts'
import type { PlateSlot } from '../../features/content/plate-slots.ts'
import { prefetchPlates } from '../../features/content/web/plates/plates.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import type { PageLoad } from '../../ui/routing/page-load.ts'

/** The data for a page that shows the name of the house and some of its plates. */
export const houseAndPlates =
  (...slots: readonly PlateSlot[]): PageLoad =>
  ({ api, queries }) =>
    Promise.all([
      queries.ensureQueryData(houseQuery(api())),
      prefetchPlates({ queries, api: api<ContentContract>(), slots }),
    ])
