import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { PageHead } from '../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AuthPage = () => {
  const { name } = useHouse()
  return <PageHead title={name} description={name} path={pathTo('signIn')} siteName={name} indexed={false} />
}

export default AuthPage
