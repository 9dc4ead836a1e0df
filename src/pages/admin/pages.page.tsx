import { bookingTexts } from '../../features/appointments/web/booking/booking.texts.ts'
import { BrandSection } from '../../features/brand/admin/brand-section.tsx'
import { shopTexts } from '../../features/catalog/web/shop/shop.texts.ts'
import { contactTexts } from '../../features/contact/web/form/contact.texts.ts'
import { QuestionsSection } from '../../features/documents/admin/questions/questions-section.tsx'
import { aboutTexts } from '../../features/editorial/web/about/about.texts.ts'
import { homeTexts } from '../../features/editorial/web/home/home.texts.ts'
import { eveningWearTexts } from '../../features/editorial/web/made-to-measure/evening-wear.texts.ts'
import { madeToMeasureTexts } from '../../features/editorial/web/made-to-measure/made-to-measure.texts.ts'
import { weddingGownsTexts } from '../../features/editorial/web/made-to-measure/wedding-gowns.texts.ts'
import { ideasTexts } from '../../features/gallery/web/inspiration/ideas.texts.ts'
import { lookbookTexts } from '../../features/gallery/web/lookbook/lookbook.texts.ts'
import type { DefaultWords } from '../../features/page-words/admin/default-words.ts'
import { WordsSection } from '../../features/page-words/admin/words-section.tsx'
import { PagesPage } from '../../features/plates/admin/pages-page.tsx'
import { testimonialsPageTexts } from '../../features/reviews/web/page/testimonials-page.texts.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { sizeGuideTexts } from '../../features/sizing/web/size-guide/size-guide.texts.ts'
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
  shop: shopTexts,
  booking: bookingTexts,
  contact: contactTexts,
  lookbook: lookbookTexts,
  ideas: ideasTexts,
  testimonialsPage: testimonialsPageTexts,
  sizeGuide: sizeGuideTexts,
}

const AdminPagesPage = () => (
  <PagesPage
    houseName={useHouse().name}
    words={
      <>
        <BrandSection houseName={useHouse().name} />
        <WordsSection defaults={defaults} />
        <QuestionsSection />
      </>
    }
  />
)

export default AdminPagesPage
