import { CeremonyWear } from '../../features/editorial/web/made-to-measure/ceremony-wear.tsx'
import { CreationCloths } from '../../features/editorial/web/made-to-measure/creation-cloths.tsx'
import { CreationTerms } from '../../features/editorial/web/made-to-measure/creation-terms.tsx'
import { DayCalendar } from '../../features/editorial/web/made-to-measure/day-calendar.tsx'
import { eveningWearTexts } from '../../features/editorial/web/made-to-measure/evening-wear.texts.ts'
import { worded } from '../../features/page-words/web/own-words.public.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { browserLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { CreationPage, creationLoad } from '../parts/creation-page.tsx'

const days = ['day', 'handover', 'second', 'first', 'signature', 'visit'] as const
const included = ['drawing', 'pattern', 'fittings', 'hand', 'alterations'] as const
const excluded = ['further', 'changes'] as const
const cloths = ['velvet', 'satin', 'chiffon', 'jacquard', 'gazar'] as const

const load = creationLoad('eveningWear')

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const SoireePage = () => {
  useOwnTexts('eveningWear', eveningWearTexts)
  const { t } = useTranslation('eveningWear')
  const { services } = useHouse()
  return (
    <CreationPage page="eveningWear">
      <DayCalendar
        days={days.map((day) => ({ when: t(`days.${day}.when`), text: t(`days.${day}.text`) }))}
        late={t('late')}
      />
      <CeremonyWear price={services.ceremony} />
      <CreationTerms
        included={included.map((line) => t(`included.${line}`))}
        excluded={excluded.map((line) => t(`excluded.${line}`))}
      />
      <CreationCloths
        plate="savoir-faire-cloth"
        cloths={cloths.map((cloth) => ({ name: t(`cloths.${cloth}.name`), text: t(`cloths.${cloth}.text`) }))}
      />
    </CreationPage>
  )
}

export default worded('eveningWear', SoireePage)
