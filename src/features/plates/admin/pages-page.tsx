import type { ReactNode } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { type PlatePlace, platePlaces } from '../plate-places.ts'
import type { PlatesAdminContract } from '../plates-admin.contract.ts'
import { PagePlate } from './page-plate.tsx'
import { editedPlatesQuery } from './pages.queries.ts'
import { pagesTexts } from './pages.texts.ts'

const places = Object.keys(platePlaces) as PlatePlace[]

interface PagesPageProps {
  readonly houseName: string
  /** The words of the pages, which stand below their pictures. */
  readonly words: ReactNode
}

/** The pictures that pages show, page by page, and their words. */
export const PagesPage = ({ houseName, words }: PagesPageProps) => {
  useOwnTexts('adminPages', pagesTexts)
  const { t } = useTranslation('adminPages')
  const { data, error, refetch } = usePrivateQuery(editedPlatesQuery(useApi<PlatesAdminContract>()))
  return (
    <DeskPage path={pathTo('adminPages')} houseName={houseName} t={t}>
      <div className="mt-6 flex flex-col gap-10 noscript:hidden">
        {!data && error ? (
          <Unanswered
            error={error}
            text={t('failed')}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        ) : (
          places.map((place) => (
            <AdminSection key={place} id={place} title={t(`places.${place}`)}>
              <ul className="grid items-start gap-x-gutter gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
                {platePlaces[place].map((slot) => (
                  <PagePlate
                    key={slot}
                    slot={slot}
                    isKnown={data !== undefined}
                    plate={data?.find((plate) => plate.slot === slot)}
                  />
                ))}
              </ul>
            </AdminSection>
          ))
        )}
        {words}
      </div>
    </DeskPage>
  )
}
