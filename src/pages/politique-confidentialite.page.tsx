import type { DocumentsContract } from '../features/documents/documents.contract.ts'
import { DocumentPage } from '../features/documents/web/document-page.tsx'
import { documentQuery } from '../features/documents/web/documents.queries.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    queries.ensureQueryData(documentQuery(api<DocumentsContract>(), 'politique-confidentialite')),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const PolitiqueConfidentialitePage = () => (
  <DocumentPage name="politique-confidentialite" path={pathTo('privacyNotice')} houseName={useHouse().name} />
)

export default PolitiqueConfidentialitePage
