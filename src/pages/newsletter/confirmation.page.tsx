import { data, useActionData } from 'react-router'
import type { NewsletterContract } from '../../features/newsletter/newsletter.contract.ts'
import { NewsletterLink } from '../../features/newsletter/web/link/newsletter-link.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import type { PostedLink } from '../../ui/routing/mailed-link-page.tsx'
import { browserLoad, type PageLoad, serverAction, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** Handles the button where scripts do not run; the token is in the address that the mail led to. */
export const action = serverAction(async ({ api, url }) => {
  const token = url.searchParams.get('token') ?? ''
  try {
    const { message } = await api<NewsletterContract>()('POST /newsletter/confirm', { body: { token } })
    return { message, isDone: true } satisfies PostedLink
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data<PostedLink>({ message: error.message, isDone: false }, { status: error.status })
  }
})

const LetterConfirmationPage = () => (
  <NewsletterLink step="confirm" houseName={useHouse().name} posted={useActionData<PostedLink>()} />
)

export default LetterConfirmationPage
