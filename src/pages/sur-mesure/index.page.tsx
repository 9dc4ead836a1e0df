import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { DocumentsContract } from '../../features/documents/documents.contract.ts'
import { questionsQuery } from '../../features/documents/web/questions.queries.ts'
import { questionsStructuredData } from '../../features/documents/web/questions-structured-data.ts'
import { ClosingCall } from '../../features/editorial/web/closing-call.tsx'
import { AskedQuestions } from '../../features/editorial/web/made-to-measure/asked-questions.tsx'
import { creationTexts } from '../../features/editorial/web/made-to-measure/creation.texts.ts'
import { CreationOpening } from '../../features/editorial/web/made-to-measure/creation-opening.tsx'
import { CreationServices } from '../../features/editorial/web/made-to-measure/creation-services.tsx'
import { CreationSteps } from '../../features/editorial/web/made-to-measure/creation-steps.tsx'
import { madeToMeasureTexts } from '../../features/editorial/web/made-to-measure/made-to-measure.texts.ts'
import { visitFor } from '../../features/editorial/web/made-to-measure/visit-for.ts'
import { worded } from '../../features/page-words/web/own-words.public.tsx'
import { useSharedPlate } from '../../features/plates/web/use-shared-plate.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { pathTo } from '../../sitemap.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../ui/routing/local-link.tsx'
import { PageHead } from '../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { houseAndPlates } from '../parts/house-and-plates.ts'
import { wordsOf } from '../parts/words-of.ts'

const load: PageLoad = (visit) =>
  Promise.all([
    houseAndPlates('savoir-faire-measure', 'service-wedding', 'service-evening', 'service-ceremony')(visit),
    wordsOf('madeToMeasure')(visit),
    visit.queries.ensureQueryData(questionsQuery(visit.api<DocumentsContract>())),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const SurMesurePage = () => {
  useOwnTexts('creation', creationTexts)
  useOwnTexts('madeToMeasure', madeToMeasureTexts)
  const { t } = useTranslation('madeToMeasure')
  const { name, address, services } = useHouse()
  const { data: questions } = useSuspenseQuery(questionsQuery(useApi<DocumentsContract>()))
  return (
    <>
      <PageHead
        title={`${t('metaTitle')} · ${name}`}
        description={t('metaDescription')}
        path={pathTo('madeToMeasure')}
        siteName={name}
        share={useSharedPlate('savoir-faire-measure')}
        structuredData={questions.length > 0 ? [questionsStructuredData(questions)] : []}
      />
      <div className="frame flex flex-col gap-section pt-12 pb-section lg:pt-20 print:gap-10 print:py-8">
        <CreationOpening
          mark={t('mark', { city: address.city })}
          title={t('title')}
          lead={t('lead')}
          visit={pathTo('booking')}
          plate="savoir-faire-measure"
        />
        <CreationSteps />
        <CreationServices prices={services} />
        <AskedQuestions questions={questions} />
      </div>
      <ClosingCall title={t('closing.title')} text={t('closing.text')}>
        {(['wedding', 'evening'] as const).map((creation) => (
          <Fragment key={creation}>
            <Button
              size="large"
              variant={creation === 'wedding' ? 'primary' : 'secondary'}
              render={<LocalLink to={visitFor(creation)} />}
            >
              {t(`closing.${creation}`)}
            </Button>{' '}
          </Fragment>
        ))}
        <Button size="large" variant="quiet" render={<LocalLink to={pathTo('wish')} />}>
          {t('closing.wish')}
        </Button>
      </ClosingCall>
    </>
  )
}

export default worded('madeToMeasure', SurMesurePage)
