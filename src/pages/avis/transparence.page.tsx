import { redirect } from 'react-router'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import { pathTo } from '../../sitemap.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

/** Redirects a short address to its part of another page (§10, S6). */
const load: PageLoad = async ({ api }) => {
  throw redirect(localizedPath(`${pathTo('testimonials')}#transparence`, api().lng))
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const TransparencePage = () => null

export default TransparencePage
