import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { insteadOf } from '../../../appointments/taken-slot.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { PlaceFields } from './place-fields.tsx'
import { staffAppointmentTexts } from './staff-appointment.texts.ts'
import { type Proposed, placeFields, usePlace } from './use-place.ts'
import { useSpokenAppointment } from './use-spoken-appointment.ts'
import { useStaffWrite } from './use-staff-write.ts'

interface MoveDialogProps {
  readonly appointment: Pick<
    StaffAppointment,
    '_id' | 'type' | 'start' | 'end' | 'salon' | 'firstName' | 'lastName' | 'email'
  >
  /** The proposed new place; by default the present one. */
  readonly proposed?: Proposed
  readonly onClose: () => void
}

/** The dialog to move an appointment to another time or salon, which shows the conflicts first. */
export const MoveDialog = (props: MoveDialogProps) => {
  useOwnTexts('staffAppointment', staffAppointmentTexts)
  const { t } = useTranslation('staffAppointment')
  const spoken = useSpokenAppointment()
  const { appointment, onClose } = props
  const name = `${appointment.firstName} ${appointment.lastName}`
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('move.title')}
      plain
      description={t('move.from', { name, when: spoken(appointment) })}
      closeLabel={t('move.keep')}
      width="wide"
    >
      <MoveForm {...props} />
    </Dialog>
  )
}

const MoveForm = ({ appointment, proposed = appointment, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('staffAppointment')
  const { _id: id, type } = appointment
  const api = useApi<AdminAppointmentsContract>()
  const { write, busy, failure, reset } = useStaffWrite({
    send: (body: ReturnType<typeof usePlace>['asked']) =>
      api('PUT /admin/appointments/{id}', { params: { id }, body }),
    hasWritten: ({ appointment: { email, start } }) =>
      email !== '' && Date.parse(start) !== Date.parse(appointment.start),
    undo: () => ({ id, action: 'appointment.moved' }),
    isTold: (error) => insteadOf(error) !== undefined,
  })
  const chosen = usePlace({ type, proposed, appointment, changed: reset })
  const form = useForm({
    names: placeFields,
    check: () => chosen.faults,
    submit: async () => {
      if (await write(chosen.asked)) onClose()
    },
  })
  return (
    <form method="post" {...form.props}>
      <PlaceFields chosen={chosen} errorOf={form.errorOf} instead={insteadOf(failure)} />
      <p className="mt-4 text-ink-soft text-small">{t(appointment.email ? 'move.told' : 'move.untold')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('move.keep')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('move.submit')}
        </Button>
      </div>
    </form>
  )
}
