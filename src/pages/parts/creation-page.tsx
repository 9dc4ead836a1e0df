import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CatalogContract } from '../../features/catalog/catalog.contract.ts'
import { CategoryProducts } from '../../features/catalog/web/category-products.tsx'
import { categoryProductsQuery } from '../../features/catalog/web/products.queries.ts'
import type { DocumentsContract } from '../../features/documents/documents.contract.ts'
import { questionsQuery } from '../../features/documents/web/questions.queries.ts'
import { ClosingCall } from '../../features/editorial/web/closing-call.tsx'
import { AskedQuestions } from '../../features/editorial/web/made-to-measure/asked-questions.tsx'
import { creationTexts } from '../../features/editorial/web/made-to-measure/creation.texts.ts'
import { CreationOpening } from '../../features/editorial/web/made-to-measure/creation-opening.tsx'
import { FromPrice } from '../../features/editorial/web/made-to-measure/from-price.tsx'
import { useCreationTrail } from '../../features/editorial/web/made-to-measure/use-creation-trail.ts'
import { visitFor } from '../../features/editorial/web/made-to-measure/visit-for.ts'
import { useSharedPlate } from '../../features/plates/web/use-shared-plate.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { pathTo } from '../../sitemap.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../ui/routing/local-link.tsx'
import { PageHead } from '../../ui/routing/page-head.tsx'
import type { PageLoad } from '../../ui/routing/page-load.ts'
import { houseAndPlates } from './house-and-plates.ts'
import { wordsOf } from './words-of.ts'

const pages = {
  weddingGowns: {
    creation: 'wedding',
    category: 'mariage',
    plates: ['hero', 'hero-line'],
    questions: ['quand', 'essayages', 'accompagnee', 'retouches'],
  },
  eveningWear: {
    creation: 'evening',
    category: 'soiree',
    plates: ['evening-opening', 'service-ceremony', 'savoir-faire-cloth'],
    questions: ['quand', 'acompte', 'boutique', 'distance'],
  },
} as const

type CreationPageName = keyof typeof pages

/** The data that such a page waits for. */
export const creationLoad =
  (page: CreationPageName): PageLoad =>
  (visit) => {
    const { queries, api } = visit
    const { plates, category } = pages[page]
    return Promise.all([
      houseAndPlates(...plates)(visit),
      wordsOf(page)(visit),
      queries.ensureQueryData(questionsQuery(api<DocumentsContract>())),
      queries.prefetchQuery(categoryProductsQuery(api<CatalogContract>(), category)),
    ])
  }

interface CreationPageProps {
  readonly page: CreationPageName
  /** The content that only this page has, between its opening and its products. */
  readonly children: ReactNode
}

/** A page about one creation of the house; the caller registers the page's own texts first. */
export const CreationPage = ({ page, children }: CreationPageProps) => {
  useOwnTexts('creation', creationTexts)
  const { t } = useTranslation(page)
  const { name, address, services } = useHouse()
  const { data: questions } = useSuspenseQuery(questionsQuery(useApi<DocumentsContract>()))
  const trail = useCreationTrail(page)
  const { creation, category, plates, questions: ids } = pages[page]
  return (
    <>
      <PageHead
        title={`${t('metaTitle', { city: address.city })} · ${name}`}
        description={t('metaDescription')}
        path={pathTo(page)}
        siteName={name}
        share={useSharedPlate(plates[0])}
      />
      <div className="frame flex flex-col gap-section pt-8 pb-section print:gap-10 print:py-8">
        <CreationOpening
          trail={trail}
          mark={t('mark')}
          title={t('title')}
          lead={t('lead')}
          visit={visitFor(creation)}
          plate={plates[0]}
        >
          <FromPrice euros={services[creation]} />
        </CreationOpening>
        {children}
        <CategoryProducts category={category} title={t('pieces.title')} allLabel={t('pieces.all')} />
        <AskedQuestions questions={questions} ids={ids} />
      </div>
      <ClosingCall title={t('closing.title')} text={t('closing.text')}>
        <Button size="large" render={<LocalLink to={visitFor(creation)} />}>
          {t('closing.book')}
        </Button>
      </ClosingCall>
    </>
  )
}
