import { pathTo, previewParam } from '../../../../sitemap.ts'
import { PreviewLink } from '../../../../ui/admin/preview-link/preview-link.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { NextWordsContract } from '../../next-words.contract.ts'
import type { WordedPage } from '../../page-words.limits.ts'

/** The pages by the names of their texts. */
const paths = {
  home: pathTo('home'),
  about: pathTo('about'),
  madeToMeasure: pathTo('madeToMeasure'),
  weddingGowns: pathTo('weddingGowns'),
  eveningWear: pathTo('eveningWear'),
  shop: pathTo('shop'),
  booking: pathTo('booking'),
  contact: pathTo('contact'),
  lookbook: pathTo('lookbook'),
  ideas: pathTo('inspiration'),
  testimonialsPage: pathTo('testimonials'),
  sizeGuide: pathTo('sizeGuide'),
} as const satisfies Readonly<Record<WordedPage, string>>

/** A page with the words that wait beside it. */
export const PagePreviewLink = ({ page }: { readonly page: WordedPage }) => {
  const api = useApi<NextWordsContract>()
  return (
    <PreviewLink
      send={() => api('POST /admin/page-words/{page}/previews', { params: { page } })}
      pathOf={(key) => `${paths[page]}?${previewParam}=${key}`}
    />
  )
}
