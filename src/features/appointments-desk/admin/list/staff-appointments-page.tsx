import { Link, useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { DeskPage } from '../../../../ui/admin/desk-page.tsx'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { NewAppointmentDialog } from '../appointment/new-appointment-dialog.tsx'
import { OpenedAppointment } from '../appointment/opened-appointment.tsx'
import { staffAppointmentTexts } from '../appointment/staff-appointment.texts.ts'
import { AppointmentList } from './appointment-list.tsx'
import { staffAppointmentsTexts } from './staff-appointments.texts.ts'

const way = 'thread-link relative inline-flex min-h-11 items-center text-small'

/** The list of appointments, or the appointment that the URL names. */
export const StaffAppointmentsPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('staffAppointments', staffAppointmentsTexts)
  useOwnTexts('staffAppointment', staffAppointmentTexts)
  const { t } = useTranslation('staffAppointments')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [address] = useSearchParams()
  const opened = address.get('opened')
  const isNoting = address.has('noting')
  const replacing = { replace: true, preventScrollReset: true }
  return (
    <>
      <DeskPage
        path={pathTo('adminAppointments')}
        houseName={houseName}
        t={t}
        beside={
          <>
            <LocalLink to={pathTo('adminCalendar')} className={way}>
              {t('toCalendar')}
            </LocalLink>
            <Button
              size="small"
              onClick={() => void navigate(urlWith({ noting: 1 }), { preventScrollReset: true })}
            >
              {t('note')}
            </Button>
          </>
        }
      >
        <div className="mt-2 noscript:hidden">
          {opened ? (
            <>
              <Link to={urlWith({ opened: undefined })} className={way}>
                ← {t('back')}
              </Link>
              <OpenedAppointment key={opened} id={opened} />
            </>
          ) : (
            <AppointmentList />
          )}
        </div>
      </DeskPage>
      {isNoting && (
        <NewAppointmentDialog
          onClose={() => void navigate(urlWith({ noting: undefined }), replacing)}
          onCreated={(id) => void navigate(urlWith({ noting: undefined, opened: id }), { replace: true })}
        />
      )}
    </>
  )
}
