import { useNavigate, useSearchParams } from 'react-router'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { FetchedDrawer } from '../../../../ui/overlays/fetched-drawer.tsx'
import { OpenedAppointment } from '../appointment/opened-appointment.tsx'

/** The drawer with the appointment that the URL names, beside the calendar. */
export const OpenedDrawer = () => {
  const { t } = useTranslation('staffCalendar')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const opened = useSearchParams()[0].get('opened')
  return (
    <FetchedDrawer
      open={opened !== null}
      onOpenChange={(wanted) => {
        if (!wanted) void navigate(urlWith({ opened: undefined }), { preventScrollReset: true })
      }}
      title={t('opened.title')}
      closeLabel={t('opened.close')}
      fallback={<p role="alert">{t('opened.failed')}</p>}
    >
      {opened && <OpenedAppointment key={opened} id={opened} />}
    </FetchedDrawer>
  )
}
