import { useActionData, useSearchParams } from 'react-router'
import type { NewsletterContract } from '../../features/newsletter/newsletter.contract.ts'
import { NewsletterPage } from '../../features/newsletter/web/form/newsletter-page.tsx'
import type { SubscriptionDraft } from '../../features/newsletter/web/form/subscribe-form.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import { pathTo } from '../../sitemap.ts'
import { answerPosted, type RefusedPost } from '../../ui/forms/form/posted-form.ts'
import { browserLoad, type PageLoad, serverAction, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** Handles the form of this page, or of any footer, where scripts do not run. */
export const action = serverAction(({ api }, { email = '', website = '', source }) => {
  const call = api<NewsletterContract>()
  const from = source === 'footer' ? 'footer' : 'page'
  return answerPosted<SubscriptionDraft>({
    draft: { email },
    send: () => call('POST /newsletter', { body: { email, website, source: from } }),
    taken: localizedPath(`${pathTo('newsletter')}?sent=1`, call.lng),
  })
})

const LetterPage = () => {
  const refused = useActionData<RefusedPost<SubscriptionDraft>>()
  const wasSent = useSearchParams()[0].get('sent') === '1' && refused === undefined
  return <NewsletterPage houseName={useHouse().name} wasSent={wasSent} refused={refused} />
}

export default LetterPage
