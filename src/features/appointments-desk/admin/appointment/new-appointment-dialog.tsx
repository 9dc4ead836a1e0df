import { NotingDialog } from '../../../../ui/admin/noting-dialog.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { NewAppointmentForm, type NewAppointmentProps } from './new-appointment-form.tsx'
import { staffAppointmentTexts } from './staff-appointment.texts.ts'

/** The dialog to note an appointment for a customer who telephones. */
export const NewAppointmentDialog = (props: NewAppointmentProps) => {
  useOwnTexts('staffAppointment', staffAppointmentTexts)
  const { t } = useTranslation('staffAppointment')
  const leaving = {
    title: t('create.leaveTitle'),
    text: t('create.leaveText'),
    stay: t('create.stay'),
    leave: t('create.leave'),
  }
  return (
    <NotingDialog
      title={t('create.title')}
      closeLabel={t('create.close')}
      leaving={leaving}
      onClose={props.onClose}
    >
      {({ close, onWritten }) => <NewAppointmentForm {...props} onClose={close} onWritten={onWritten} />}
    </NotingDialog>
  )
}
