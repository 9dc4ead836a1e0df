import type { Context } from '../../../platform/context/context.ts'
import type { WordedPage } from '../page-words.limits.ts'

const purpose = 'page-preview'

const daysOfPreview = 7

/** What a key opens, and until when. */
interface Preview {
  readonly page: WordedPage
  readonly untilMs: number
}

/** A key holds the page that it opens, sealed with the secret of the house: nothing is stored, and none can be guessed. */
export const makeKey = ({ tokens, clock }: Pick<Context, 'tokens' | 'clock'>, page: WordedPage) => {
  const untilMs = clock.now().add({ hours: 24 * daysOfPreview }).epochMilliseconds
  const preview: Preview = { page, untilMs }
  return { key: tokens.seal.close(JSON.stringify(preview), { purpose }), untilMs }
}

interface AskedPage {
  readonly page: WordedPage
  readonly key: string
}

/** Whether a key opens a page: it is one of ours, made for this page, and its days are not over. */
export const opens = ({ tokens, clock }: Pick<Context, 'tokens' | 'clock'>, { page, key }: AskedPage) => {
  const opened = tokens.seal.open(key, { purpose })
  if (!opened) return false
  const preview = JSON.parse(opened.text) as Preview
  return preview.page === page && preview.untilMs > clock.now().epochMilliseconds
}
