import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { parisClock } from '../../../../shared/calendar/paris-clock.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { type AppointmentKind, appointmentKinds } from '../../appointment-kinds.ts'
import { insteadOf } from '../../taken-slot.ts'
import { CustomerFields } from './customer-fields.tsx'
import { customerIn, type NotedCustomer, neededOf } from './noted-customer.ts'
import { PlaceFields } from './place-fields.tsx'
import { TakenPlace } from './taken-place.tsx'
import { useHouseWrite } from './use-house-write.ts'
import { type Proposed, usePlace } from './use-place.ts'

export interface NewVisitProps {
  /** Where it would be; tomorrow, unless something is proposed. */
  readonly proposed?: Proposed
  readonly onClose: () => void
  readonly onCreated: (id: string) => void
}

type Sent = NotedCustomer & ReturnType<typeof usePlace>['asked'] & { readonly type: AppointmentKind }

/** The form of a visit that is noted: what for, where in the book, and for whom. */
export const NewVisitForm = ({ proposed = {}, onClose, onCreated }: NewVisitProps) => {
  const { t } = useTranslation('houseVisit')
  const api = useApi<AdminAppointmentsContract>()
  const [type, setType] = useState<AppointmentKind>('bridal-discovery')
  const [missing, setMissing] = useState<readonly string[]>([])
  const chosen = usePlace({ type, proposed })
  const { write, busy, failure } = useHouseWrite({
    send: async (body: Sent, idempotencyKey) => {
      const answer = await api('POST /admin/appointments', { body, idempotencyKey })
      onCreated(answer.appointment._id)
      return answer
    },
    isTold: (error) => insteadOf(error) !== undefined,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const customer = customerIn(new FormData(form))
    const found = neededOf(customer)
    setMissing(found)
    const [first] = found
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (chosen.isPossible) void write({ ...customer, ...chosen.asked, type })
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <SelectField
        label={t('create.kind')}
        value={type}
        options={appointmentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={({ target }) =>
          setType((known) => appointmentKinds.find((kind) => kind === target.value) ?? known)
        }
        frameClassName="mb-4"
      />
      <PlaceFields chosen={chosen} />
      <TakenPlace
        instead={insteadOf(failure)}
        onChoose={(start) => chosen.change(parisClock(Date.parse(start)))}
      />
      <CustomerFields missing={missing} refused={failure instanceof ApiError ? failure.fields : {}} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('create.close')}
        </Button>
        <Button type="submit" loading={busy} aria-disabled={!chosen.isPossible}>
          {t('create.submit')}
        </Button>
      </div>
    </form>
  )
}
