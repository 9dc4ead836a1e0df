import { useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type AppointmentKind, appointmentKinds } from '../../../appointments/appointment-kinds.ts'
import { insteadOf } from '../../../appointments/taken-slot.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { CustomerFields } from './customer-fields.tsx'
import { customerFields, customerOf, type NotedCustomer, neededOf } from './noted-customer.ts'
import { PlaceFields } from './place-fields.tsx'
import { type Proposed, placeFields, usePlace } from './use-place.ts'
import { useStaffWrite } from './use-staff-write.ts'

export interface NewAppointmentProps {
  /** The proposed place; tomorrow by default. */
  readonly proposed?: Proposed
  readonly onClose: () => void
  readonly onCreated: (id: string) => void
}

type Sent = NotedCustomer & ReturnType<typeof usePlace>['asked'] & { readonly type: AppointmentKind }

interface NewAppointmentFormProps extends NewAppointmentProps {
  /** Called when something is written into the form. */
  readonly onWritten: () => void
}

/** The form of a new appointment: its kind, its time and salon, and the customer. */
export const NewAppointmentForm = ({
  proposed = {},
  onClose,
  onCreated,
  onWritten,
}: NewAppointmentFormProps) => {
  const { t } = useTranslation('staffAppointment')
  const api = useApi<AdminAppointmentsContract>()
  const [type, setType] = useState<AppointmentKind>('bridal-discovery')
  const { write, busy, failure, reset } = useStaffWrite({
    send: (body: Sent, idempotencyKey) => api('POST /admin/appointments', { body, idempotencyKey }),
    hasWritten: ({ appointment: { email } }) => email !== '',
    succeeded: ({ appointment }) => onCreated(appointment._id),
    isTold: (error) => insteadOf(error) !== undefined,
  })
  const chosen = usePlace({ type, proposed, changed: reset })
  const form = useForm({
    names: [...placeFields, ...customerFields],
    check: (typed) => {
      const missing = neededOf(typed).map((name) => [name, t('create.required')])
      return { ...Object.fromEntries(missing), ...chosen.faults }
    },
    submit: (typed) => write({ ...customerOf(typed), ...chosen.asked, type }),
    failure,
    changed: onWritten,
  })
  return (
    <form method="post" {...form.props}>
      <SelectField
        label={t('create.kind')}
        value={type}
        options={appointmentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={({ target }) => {
          setType((known) => appointmentKinds.find((kind) => kind === target.value) ?? known)
          // Another kind has another duration, so the messages about the place no longer apply.
          chosen.change({})
        }}
        frameClassName="mb-4"
      />
      <PlaceFields chosen={chosen} errorOf={form.errorOf} instead={insteadOf(failure)} />
      <CustomerFields form={form} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('create.close')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('create.submit')}
        </Button>
      </div>
    </form>
  )
}
