import { useEffect, useRef, useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { isOpen } from '../../../appointments/appointment-status.rules.ts'
import { insteadOf } from '../../../appointments/taken-slot.ts'
import { OpenSlots } from '../../../appointments/web/slots/open-slots.public.tsx'
import type { ShownStage } from '../../commission.schema.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { OwnAccess } from './own-access.public.ts'

type Booked = NonNullable<ShownStage['appointment']>

/** The appointment of a stage that is still to come. */
export const appointmentToCome = ({ appointment }: ShownStage, nowMs: number) =>
  appointment && isOpen(appointment.status) && Date.parse(appointment.start) > nowMs ? appointment : undefined

/** What is agreed, and the way to change it. */
const BookedAppointment = ({ stage, booked }: { stage: ShownStage['stage']; booked: Booked }) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const { _id: id, start, status, key } = booked
  return (
    <div className="bg-sheet p-5 sm:p-8">
      <p className="font-medium">{t(`stages.${stage}`)}</p>
      <p className="mt-1 text-lead">
        <time dateTime={start}>{t('appointment.when', { when: spokenTime(Date.parse(start), lng) })}</time>
      </p>
      {status === 'pending' && <p className="mt-1 text-ink-soft">{t('appointment.pending')}</p>}
      <p className="mt-3 max-w-measure text-ink-soft">{t(`bring.${stage}`)}</p>
      {key && (
        <WayOn to={`${pathTo('bookedAppointment')}#${id}.${key}`} className="mt-4 print:hidden">
          {t('appointment.change')}
        </WayOn>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly stage: ShownStage
  readonly booking: NonNullable<ShownStage['booking']>
  readonly access: OwnAccess
}

const AppointmentChoice = ({ stage: { stage, plannedOn }, booking, access }: ChoiceProps) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const api = useApi<CommissionsContract>()
  const [start, setStart] = useState<string | null>(null)
  const [taken, setTaken] = useState<readonly string[]>()
  const { id, key } = access
  const { write, busy, failure } = useWrite({
    send: (chosen: string, idempotencyKey) =>
      api('POST /commissions/{id}/stages/{stage}/appointment', {
        params: { id, stage },
        query: { key },
        body: { start: chosen },
        idempotencyKey,
      }),
    succeeded: () =>
      notify('general', {
        title: t('appointment.done'),
        description: t('appointment.doneText'),
        variant: 'success',
      }),
    failed: (error) => {
      const instead = insteadOf(error)
      if (!instead) return
      setStart(null)
      setTaken(instead)
    },
  })
  const choose = (chosen: string) => {
    setTaken(undefined)
    setStart(chosen)
  }
  const { type, from } = booking
  return (
    <div className="flex flex-col gap-5">
      <OpenSlots
        type={type}
        value={start}
        onChoose={choose}
        taken={taken}
        from={from ?? undefined}
        near={plannedOn ?? undefined}
      />
      {failure !== null && insteadOf(failure) === undefined && (
        <Refusal>{sentenceOfFailure(failure, { failed: t('appointment.failed') })}</Refusal>
      )}
      <Button
        size="large"
        loading={busy}
        aria-disabled={start === null}
        onClick={() => start !== null && void write(start)}
        className="self-start"
      >
        {start === null
          ? t('appointment.choose')
          : t('appointment.submit', { when: spokenTime(Date.parse(start), lng) })}
      </Button>
    </div>
  )
}

interface StageAppointmentProps {
  readonly stage: ShownStage
  readonly access: OwnAccess
  readonly nowMs: number
}

/** The appointment at the end of the present stage: the one that is booked, or the choice of a day. */
export const StageAppointment = ({ stage, access, nowMs }: StageAppointmentProps) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const booked = appointmentToCome(stage, nowMs)
  const isBooked = booked !== undefined
  // The button that was pressed, for the calendar or for the appointment, is there no more.
  useEffect(() => {
    if (!isChoosing) return
    part.current?.focus()
    if (isBooked) setChoosing(false)
  }, [isChoosing, isBooked])
  if (booked)
    return (
      <div ref={part} tabIndex={-1} className="outline-none">
        <BookedAppointment stage={stage.stage} booked={booked} />
      </div>
    )
  const { booking } = stage
  if (!booking) return null
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="flex flex-col gap-4 bg-sheet p-5 outline-none sm:p-8 print:hidden"
    >
      <p className="max-w-measure">
        {t('appointment.invite', { stage: t(`stages.${stage.stage}`) })}
        {booking.from && ` ${t('appointment.from', { day: longDay(booking.from, lng) })}`}
      </p>
      {isChoosing ? (
        <AppointmentChoice stage={stage} booking={booking} access={access} />
      ) : (
        <Button size="large" onClick={() => setChoosing(true)} className="self-start">
          {t('appointment.open')}
        </Button>
      )}
    </div>
  )
}
