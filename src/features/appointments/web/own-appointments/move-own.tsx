import { type FormEvent, useState } from 'react'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Appointment, AppointmentsContract } from '../../appointments.contract.ts'
import { dayOfSlot } from '../../slot-days.rules.ts'
import { SlotChoice } from '../slots/slot-choice.tsx'
import type { OwnAccess } from './own-appointments.queries.ts'
import { useOwnChange } from './use-own-change.ts'

interface MoveOwnProps {
  readonly appointment: Appointment
  readonly access: OwnAccess
  readonly onClose: () => void
}

/** The choice of another free time for an appointment. */
export const MoveOwn = ({ appointment, access: { id, key }, onClose }: MoveOwnProps) => {
  const { t } = useTranslation('ownAppointments')
  const lng = useLanguage()
  const api = useApi<AppointmentsContract>()
  const [start, setStart] = useState<string | null>(null)
  const [taken, setTaken] = useState<readonly string[]>()
  const { write, busy, refusal } = useOwnChange({
    what: 'move',
    send: (chosen: string) =>
      api('PUT /appointments/{id}', { params: { id }, query: { key }, body: { start: chosen } }),
    onTaken: (instead) => {
      setStart(null)
      setTaken(instead)
    },
  })
  const choose = (chosen: string) => {
    setTaken(undefined)
    setStart(chosen)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (start !== null && (await write(start))) onClose()
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} aria-labelledby={`move-${id}`}>
      <h3 id={`move-${id}`} tabIndex={-1} className="font-display text-subheading">
        {t('move.title')}
      </h3>
      <div className="mt-5">
        <SlotChoice
          type={appointment.type}
          value={start}
          onChoose={choose}
          appointment={id}
          near={dayOfSlot(appointment)}
          from={appointment.notBefore ?? undefined}
          taken={taken}
        />
      </div>
      {refusal && (
        <Refusal title={t('notDone')} className="mt-6">
          {refusal}
        </Refusal>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" loading={busy} aria-disabled={start === null}>
          {start === null ? t('move.choose') : t('move.submit', { when: spokenTime(Date.parse(start), lng) })}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('move.keep')}
        </Button>
      </div>
    </form>
  )
}
