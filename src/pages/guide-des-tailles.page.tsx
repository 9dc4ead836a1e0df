import { worded } from '../features/page-words/web/own-words.public.tsx'
import type { PlatesContract } from '../features/plates/plates.contract.ts'
import { girthPlates } from '../features/plates/web/girth-plates.ts'
import { Plate } from '../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../features/plates/web/plates.queries.ts'
import { useSharedPlate } from '../features/plates/web/use-shared-plate.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { SizeGuidePage } from '../features/sizing/web/size-guide/size-guide-page.tsx'
import { pathTo } from '../sitemap.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { wordsOf } from './parts/words-of.ts'

const load: PageLoad = (visit) => {
  const { api, queries } = visit
  return Promise.all([
    wordsOf('sizeGuide')(visit),
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: Object.values(girthPlates) }),
  ])
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const GuideDesTaillesPage = () => {
  const { name, phone } = useHouse()
  return (
    <SizeGuidePage
      path={pathTo('sizeGuide')}
      houseName={name}
      phone={phone}
      share={useSharedPlate(girthPlates.bust)}
      plateOf={(girth) => (
        <Plate slot={girthPlates[girth]} sizes="(min-width: 60rem) 18rem, (min-width: 48rem) 28vw, 34vw" />
      )}
    />
  )
}

export default worded('sizeGuide', GuideDesTaillesPage)
