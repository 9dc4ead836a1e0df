import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { ClosuresDrawer } from '../closures/closures-drawer.tsx'
import { AskedDialog, type OpenedDialog } from './asked-dialog.tsx'
import { OpenedDrawer } from './opened-drawer.tsx'
import { staffCalendarTexts } from './staff-calendar.texts.ts'
import { StaffCalendar } from './staff-calendar.tsx'
import { useFreePlace } from './use-free-place.ts'

/** The calendar of the house, with the drawers and dialogs beside it. */
export const StaffCalendarPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('staffCalendar', staffCalendarTexts)
  const { t } = useTranslation('staffCalendar')
  const urlWith = useChangedUrl()
  const [asked, setAsked] = useState<OpenedDialog>()
  const freePlace = useFreePlace()
  const isClosing = useSearchParams()[0].get('closures') === 'open'
  const opened = <OpenedDrawer />
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={pathTo('adminCalendar')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame py-4">
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <h1 className="me-auto font-semibold text-[1.5rem]/tight">{t('title')}</h1>
          <Link
            to={urlWith({ closures: 'open' })}
            preventScrollReset
            className="thread-link relative inline-flex min-h-11 items-center text-small"
          >
            {t('closures')}
          </Link>
          <Button onClick={() => setAsked({ place: freePlace() })}>{t('note')}</Button>
        </div>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        <div className="noscript:hidden">
          <StaffCalendar onAsk={setAsked} />
        </div>
      </div>
      {/* An appointment opens over the drawer of the closures, so that the entered closure is kept. */}
      <ClosuresDrawer open={isClosing}>{opened}</ClosuresDrawer>
      {!isClosing && opened}
      {asked && <AskedDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
