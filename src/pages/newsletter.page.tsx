import { data, redirect, useActionData, useSearchParams } from 'react-router'
import type { NewsletterContract } from '../features/newsletter/newsletter.contract.ts'
import { NewsletterPage } from '../features/newsletter/web/form/newsletter-page.tsx'
import type { RefusedSubscription } from '../features/newsletter/web/form/subscribe-form.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { ApiError } from '../shared/api/api-error.ts'
import { localizedPath } from '../shared/i18n/localized-path.ts'
import { pathTo } from '../sitemap.ts'
import { browserLoad, type PageLoad, serverAction, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const seeOther = 303

/** The form of this page, or of any footer, where scripts do not run. */
export const action = serverAction(async ({ api }, { email = '', website = '', source }) => {
  const call = api<NewsletterContract>()
  try {
    const from = source === 'footer' ? 'footer' : 'page'
    await call('POST /newsletter', { body: { email, website, source: from } })
    return redirect(localizedPath(`${pathTo('newsletter')}?sent=1`, call.lng), seeOther)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refused: RefusedSubscription = { email, message: error.fields.email ?? error.message }
    return data(refused, { status: error.status })
  }
})

const LetterPage = () => {
  const refused = useActionData<RefusedSubscription>()
  const wasSent = useSearchParams()[0].get('sent') === '1' && refused === undefined
  return <NewsletterPage houseName={useHouse().name} wasSent={wasSent} refused={refused} />
}

export default LetterPage
