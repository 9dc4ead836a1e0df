import { QuestionsSection } from '../../features/documents/admin/questions/questions-section.tsx'
import { aboutTexts } from '../../features/editorial/web/about/about.texts.ts'
import { homeTexts } from '../../features/editorial/web/home/home.texts.ts'
import { eveningWearTexts } from '../../features/editorial/web/made-to-measure/evening-wear.texts.ts'
import { madeToMeasureTexts } from '../../features/editorial/web/made-to-measure/made-to-measure.texts.ts'
import { weddingGownsTexts } from '../../features/editorial/web/made-to-measure/wedding-gowns.texts.ts'
import { type DefaultWords, WordsSection } from '../../features/page-words/admin/words-section.tsx'
import { PagesPage } from '../../features/plates/admin/pages-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const defaults: DefaultWords = {
  home: homeTexts,
  about: aboutTexts,
  madeToMeasure: madeToMeasureTexts,
  weddingGowns: weddingGownsTexts,
  eveningWear: eveningWearTexts,
}

const AdminPagesPage = () => (
  <PagesPage
    houseName={useHouse().name}
    words={
      <>
        <WordsSection defaults={defaults} />
        <QuestionsSection />
      </>
    }
  />
)

export default AdminPagesPage
