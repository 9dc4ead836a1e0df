import { AccountScreen } from '../features/accounts/web/account/account-screen.tsx'
import { ChosenProducts } from '../features/catalog/web/chosen/chosen-products.tsx'
import { ChosenSkeleton } from '../features/catalog/web/chosen/chosen-skeleton.tsx'
import { FavouritesView } from '../features/favourites/web/favourites-view.tsx'
import type { PlatesContract } from '../features/plates/plates.contract.ts'
import { Plate } from '../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../features/plates/web/plates.queries.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { cardParts } from './parts/card-parts.tsx'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['empty-favourites'] }),
  ])

export const loader = serverLoad(load)
// The browser shows the page at once, because the page waits for the visitor's list in any case.
export const clientLoader = browserLoad(async (visit) => {
  void load(visit)
})

const waitingPlaces = 3

const FavouritesPage = () => {
  const { name } = useHouse()
  return (
    <AccountScreen page="favourites" houseName={name}>
      <FavouritesView
        waiting={<ChosenSkeleton count={waitingPlaces} />}
        products={(ids, isKept) => (
          <ChosenProducts ids={ids} isFaint={(id) => !isKept(id)} cardParts={cardParts} />
        )}
        emptyPlate={<Plate slot="empty-favourites" sizes="(min-width: 48rem) 30vw, 16rem" />}
      />
    </AccountScreen>
  )
}

export default FavouritesPage
