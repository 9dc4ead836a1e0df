import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { ClosuresDrawer } from '../closures/closures-drawer.tsx'
import { AskedDialog, type OpenedDialog } from './asked-dialog.tsx'
import { OpenedDrawer } from './opened-drawer.tsx'
import { staffCalendarTexts } from './staff-calendar.texts.ts'
import { StaffCalendar } from './staff-calendar.tsx'
import { useCalendarUrl } from './use-calendar-url.ts'
import { useFreePlace } from './use-free-place.ts'

/** Saves the appointments of the shown day as a sheet to print; in the other views, those of today. */
const PrintDay = () => {
  const { t } = useTranslation('staffCalendar')
  const { view, date: shown, today } = useCalendarUrl()
  const api = useApi<AdminAppointmentsContract>()
  const isDay = view === 'day'
  const date = isDay ? shown : today
  const { download, pending, failure } = useDownload(() => api('GET /admin/day-sheet', { query: { date } }))
  return (
    <>
      <Button variant="quiet" size="small" loading={pending} onClick={() => void download()}>
        {t(isDay ? 'sheet.day' : 'sheet.today')}
      </Button>
      {failure instanceof Error && (
        <Refusal className="order-last basis-full">{failure.message || t('sheet.failed')}</Refusal>
      )}
    </>
  )
}

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
          <PrintDay />
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
