import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { type AppointmentKind, appointmentKinds } from '../../../appointments/appointment-kinds.ts'
import { insteadOf } from '../../../appointments/taken-slot.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { CustomerFields } from './customer-fields.tsx'
import { customerIn, type NotedCustomer, neededOf } from './noted-customer.ts'
import { PlaceFields } from './place-fields.tsx'
import { useHouseWrite } from './use-house-write.ts'
import { type Proposed, usePlace } from './use-place.ts'

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
  const { t } = useTranslation('houseAppointment')
  const api = useApi<AdminAppointmentsContract>()
  const [type, setType] = useState<AppointmentKind>('bridal-discovery')
  const [missing, setMissing] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { write, busy, failure, reset } = useHouseWrite({
    send: (body: Sent, idempotencyKey) => api('POST /admin/appointments', { body, idempotencyKey }),
    hasWritten: ({ appointment: { email } }) => email !== '',
    succeeded: ({ appointment }) => onCreated(appointment._id),
    isTold: (error) => insteadOf(error) !== undefined,
  })
  const chosen = usePlace({ type, proposed, changed: reset })
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const customer = customerIn(new FormData(currentTarget))
    const found = neededOf(customer)
    setMissing(found)
    const [first] = found
    if (!chosen.tryIn(currentTarget)) return
    if (first !== undefined) currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else void write({ ...customer, ...chosen.asked, type })
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={onWritten}>
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
      <PlaceFields chosen={chosen} instead={insteadOf(failure)} />
      <CustomerFields missing={missing} refused={failure instanceof ApiError ? failure.fields : {}} />
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
