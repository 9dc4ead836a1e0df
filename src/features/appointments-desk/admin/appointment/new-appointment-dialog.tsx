import { useState } from 'react'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { NewAppointmentForm, type NewAppointmentProps } from './new-appointment-form.tsx'
import { staffAppointmentTexts } from './staff-appointment.texts.ts'

/** The dialog to note an appointment for a customer who telephones. It asks before it drops what was written. */
export const NewAppointmentDialog = (props: NewAppointmentProps) => {
  useOwnTexts('staffAppointment', staffAppointmentTexts)
  const { t } = useTranslation('staffAppointment')
  const [isWritten, setWritten] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (isWritten ? setLeaving(true) : props.onClose())
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={t('create.title')}
      plain
      closeLabel={t('create.close')}
      width="wide"
      written
    >
      <NewAppointmentForm {...props} onClose={close} onWritten={() => setWritten(true)} />
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('create.leaveTitle')}
        keep={t('create.stay')}
        confirm={t('create.leave')}
        busy={false}
        onConfirm={props.onClose}
      >
        <p>{t('create.leaveText')}</p>
      </ConfirmDialog>
    </Dialog>
  )
}
