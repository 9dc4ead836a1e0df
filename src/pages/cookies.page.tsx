import { ManageCookies } from '../features/consent/web/manage-cookies.tsx'
import type { DocumentsContract } from '../features/documents/documents.contract.ts'
import { DocumentPage } from '../features/documents/web/document-page.tsx'
import { documentQuery } from '../features/documents/web/documents.queries.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { buttonStyle } from '../ui/buttons/button-style.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    queries.ensureQueryData(documentQuery(api<DocumentsContract>(), 'cookies')),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const CookiesPage = () => {
  const { t } = useTranslation('frame')
  return (
    <DocumentPage name="cookies" path={pathTo('cookies')} houseName={useHouse().name}>
      <ManageCookies
        label={t('shell.cookies')}
        unavailable={t('shell.cookiesUnavailable')}
        className={`${buttonStyle({ variant: 'secondary' })} self-start noscript:hidden print:hidden`}
      />
    </DocumentPage>
  )
}

export default CookiesPage
