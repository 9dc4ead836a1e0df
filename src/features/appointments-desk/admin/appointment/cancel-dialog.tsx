import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { reasonMaxLength } from '../../appointments-desk.limits.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { useStaffWrite } from './use-staff-write.ts'

interface CancelDialogProps {
  readonly appointment: Pick<StaffAppointment, '_id' | 'email'>
  readonly onClose: () => void
}

/** The dialog to cancel an appointment, with the reason for the customer. */
export const CancelDialog = ({ appointment: { _id: id, email }, onClose }: CancelDialogProps) => {
  const { t } = useTranslation('staffAppointment')
  const api = useApi<AdminAppointmentsContract>()
  const { write, busy } = useStaffWrite({
    send: (told: string) =>
      api('PUT /admin/appointments/{id}/status', {
        params: { id },
        body: { status: 'cancelled_by_house', reason: told },
      }),
    hasWritten: () => email !== '',
    undo: () => ({ id, action: 'appointment.cancelled-by-house' }),
  })
  const form = useForm({
    names: ['reason'],
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('cancel.missing') : undefined }),
    submit: async ({ reason }) => {
      if (await write(reason)) onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('cancel.title')}
      plain
      closeLabel={t('cancel.keep')}
      written={form.typed.reason !== ''}
    >
      <form method="post" {...form.props}>
        <p className="mb-4">{t(email ? 'cancel.text' : 'cancel.textUntold')}</p>
        <TextareaField
          {...form.field('reason')}
          label={t('cancel.reason')}
          maxLength={reasonMaxLength}
          rows={3}
          required
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('cancel.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
