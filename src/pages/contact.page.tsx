import { useActionData, useSearchParams } from 'react-router'
import { useAccount } from '../features/accounts/web/use-account.ts'
import type { ContactContract } from '../features/contact/contact.contract.ts'
import type { ContactDraft } from '../features/contact/contact.rules.ts'
import { contactTexts } from '../features/contact/web/form/contact.texts.ts'
import { ContactPart } from '../features/contact/web/form/contact-part.tsx'
import { worded } from '../features/page-words/web/own-words.public.tsx'
import type { PlatesContract } from '../features/plates/plates.contract.ts'
import { PlanOfTheWay } from '../features/plates/web/plan-of-the-way.tsx'
import { Plate } from '../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../features/plates/web/plates.queries.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { HouseContact } from '../features/settings/web/house-contact.tsx'
import { houseStructuredData } from '../features/settings/web/house-structured-data.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { localizedPath } from '../shared/i18n/localized-path.ts'
import { mapLink } from '../shared/map-link.ts'
import { pathTo } from '../sitemap.ts'
import { useSession } from '../ui/api/api-provider.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmailAddress } from '../ui/email-address.tsx'
import { answerPosted, type RefusedPost } from '../ui/forms/form/posted-form.ts'
import { useOwnTexts } from '../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { LocalLink } from '../ui/routing/local-link.tsx'
import { PageHead } from '../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverAction, serverLoad } from '../ui/routing/page-load.ts'
import { SectionHeading } from '../ui/section-heading.tsx'
import { wordsOf } from './parts/words-of.ts'

const load: PageLoad = (visit) => {
  const { api, queries } = visit
  return Promise.all([
    wordsOf('contact')(visit),
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['contact', 'way'] }),
  ])
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** Handles the form where scripts do not run. */
export const action = serverAction(({ api }, form) => {
  const { fullName = '', email = '', subject = '', message = '', website = '' } = form
  const draft: ContactDraft = { fullName, email, subject, message }
  const call = api<ContactContract>()
  return answerPosted({
    draft,
    send: () => call('POST /contact', { body: { ...draft, website } }),
    taken: localizedPath(`${pathTo('contact')}?sent=1`, call.lng),
  })
})

const ContactPage = () => {
  useOwnTexts('contact', contactTexts)
  const { t } = useTranslation('contact')
  const { publicUrl } = useSession()
  const house = useHouse()
  const { user } = useAccount()
  const { street, postalCode, city } = house.address
  const place = `${house.name}, ${street}, ${postalCode} ${city}`
  const refused = useActionData<RefusedPost<ContactDraft>>()
  const wasSent = useSearchParams()[0].get('sent') === '1' && refused === undefined
  return (
    <>
      <PageHead
        title={`${t('metaTitle')} · ${house.name}`}
        description={t('description')}
        path={pathTo('contact')}
        siteName={house.name}
        structuredData={houseStructuredData(house, publicUrl)}
      />
      <div className="frame py-section">
        <SectionHeading level={1} title={t('title')} lead={t('lead')} />
        <div className="mt-12 grid-12 gap-y-16 print:block">
          <div className="col-span-12 lg:col-span-6 print:hidden">
            <ContactPart
              wasSent={wasSent}
              refused={refused}
              known={user ? { fullName: `${user.firstName} ${user.lastName}`, email: user.email } : {}}
            />
          </div>
          <aside className="col-span-12 flex flex-col gap-12 lg:col-span-5 lg:col-start-8">
            <HouseContact house={house} email={<EmailAddress email={house.email} />} />
            <div className="max-w-80 print:hidden">
              <Plate slot="contact" sizes="20rem" />
            </div>
          </aside>
        </div>
        <section aria-labelledby="visit" className="mt-section">
          <PlanOfTheWay>
            <h2 id="visit" className="font-display text-heading">
              {t('visitTitle')}
            </h2>
            <p className="mt-4 max-w-measure text-lead">{t('visitText')}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
              <Button variant="secondary" render={<LocalLink to={pathTo('booking')} />}>
                {t('book')}
              </Button>{' '}
              <a href={mapLink(place)} rel="noopener" className="thread-link inline-block py-2.5">
                {t('map')}
              </a>
            </div>
          </PlanOfTheWay>
        </section>
      </div>
    </>
  )
}

export default worded('contact', ContactPage)
