import { CreationCloths } from '../../features/editorial/web/made-to-measure/creation-cloths.tsx'
import { CreationTerms } from '../../features/editorial/web/made-to-measure/creation-terms.tsx'
import { DayCalendar } from '../../features/editorial/web/made-to-measure/day-calendar.tsx'
import { weddingGownsTexts } from '../../features/editorial/web/made-to-measure/wedding-gowns.texts.ts'
import { worded } from '../../features/page-words/web/own-words.public.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { browserLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { CreationPage, creationLoad } from '../parts/creation-page.tsx'

const days = [
  'day',
  'handover',
  'finishing',
  'third',
  'second',
  'first',
  'toile',
  'signature',
  'visit',
] as const
const included = ['drawing', 'toile', 'fittings', 'hand', 'lesson', 'alterations'] as const
const excluded = ['further', 'changes', 'shoes'] as const
const cloths = ['satin', 'mikado', 'crepe', 'tulle', 'lace'] as const

const load = creationLoad('weddingGowns')

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const MariagePage = () => {
  useOwnTexts('weddingGowns', weddingGownsTexts)
  const { t } = useTranslation('weddingGowns')
  return (
    <CreationPage page="weddingGowns">
      <DayCalendar
        days={days.map((day) => ({ when: t(`days.${day}.when`), text: t(`days.${day}.text`) }))}
        late={t('late')}
      />
      <CreationTerms
        included={included.map((line) => t(`included.${line}`))}
        excluded={excluded.map((line) => t(`excluded.${line}`))}
      />
      <CreationCloths
        plate="hero-line"
        cloths={cloths.map((cloth) => ({ name: t(`cloths.${cloth}.name`), text: t(`cloths.${cloth}.text`) }))}
      />
    </CreationPage>
  )
}

export default worded('weddingGowns', MariagePage)
