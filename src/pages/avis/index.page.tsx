import { useSearchParams } from 'react-router'
import { worded } from '../../features/page-words/web/own-words.public.tsx'
import type { TestimonialsContract } from '../../features/reviews/testimonials.contract.ts'
import { testimonialsPageTexts } from '../../features/reviews/web/page/testimonials-page.texts.ts'
import { TestimonialsPage } from '../../features/reviews/web/page/testimonials-page.tsx'
import { testimonialsUrl } from '../../features/reviews/web/page/testimonials-url.ts'
import { approvedQuery } from '../../features/reviews/web/testimonials.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { metaDescription } from '../../shared/text/cut-text.ts'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { pageNumberOf } from '../../ui/pagination/pagination-page.ts'
import { PageHead } from '../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { wordsOf } from '../parts/words-of.ts'

const load: PageLoad = (visit) => {
  const { api, queries, url } = visit
  return Promise.all([
    wordsOf('testimonialsPage')(visit),
    queries.ensureQueryData(houseQuery(api())),
    queries.ensureQueryData(
      approvedQuery(api<TestimonialsContract>(), pageNumberOf(url.searchParams.get('page'))),
    ),
  ])
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AvisPage = () => {
  useOwnTexts('testimonialsPage', testimonialsPageTexts)
  const { t } = useTranslation('testimonialsPage')
  const { name, email } = useHouse()
  const page = pageNumberOf(useSearchParams()[0].get('page'))
  const first = t('metaTitle')
  const title = page > 1 ? t('metaPage', { title: first, page }) : first
  return (
    <>
      <PageHead
        title={`${title} · ${name}`}
        description={page > 1 ? metaDescription(`${title}. ${t('description')}`) : t('description')}
        path={testimonialsUrl(page)}
        siteName={name}
      />
      <TestimonialsPage page={page} email={email} />
    </>
  )
}

export default worded('testimonialsPage', AvisPage)
