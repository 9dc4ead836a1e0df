import { useEffect, useEffectEvent, useState } from 'react'
import { oneAtATime } from '../../../../shared/one-at-a-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { OpenKind } from '../../appointment-kinds.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { holdMinutes } from '../../appointments.limits.ts'
import { insteadOf } from '../../taken-slot.ts'
import { storedBooking } from './stored-booking.ts'

/**
 * The delay before a slot is reserved, so that moving through the times with the arrow keys does not reserve each of
 * them.
 */
const pauseMs = 350

interface ChosenSlot {
  readonly type: OpenKind | null
  readonly start: string | null
}

/** A reservation replaces the one before, so the earlier call must have been answered. */
const inTurn = oneAtATime()

const isHeldNow = (start: string) => {
  const { hold } = storedBooking.current()
  return hold !== null && hold.start === start && hold.untilMs > Date.now()
}

/**
 * Reserves the chosen slot while the form is filled in, in place of the one before. If the network fails, the customer
 * may go on, because the booking checks the slot again. If another visitor has the slot, the customer has to choose
 * another one.
 */
export const useHeldSlot = ({ type, start }: ChosenSlot, onTaken: (instead: readonly string[]) => void) => {
  const api = useApi<AppointmentsContract>()
  const [round, setRound] = useState(0)
  const [lapsed, setLapsed] = useState<string>()

  const hold = useEffectEvent(async (wanted: { type: OpenKind; start: string }) => {
    const isStillWanted = () => storedBooking.current().draft.start === wanted.start
    if (!isStillWanted() || isHeldNow(wanted.start)) return
    try {
      const { hold: held } = await api('POST /appointments/holds', {
        body: { ...wanted, instead: storedBooking.current().hold?.id },
      })
      const untilMs = Date.now() + holdMinutes * 60_000
      storedBooking.change((kept) => ({ ...kept, hold: { id: held._id, start: wanted.start, untilMs } }))
      setLapsed(undefined)
    } catch (failure) {
      const instead = insteadOf(failure)
      if (instead && isStillWanted()) onTaken(instead)
    }
  })

  useEffect(() => {
    if (type === null || start === null) return
    const timer = setTimeout(() => void inTurn(() => hold({ type, start })), round === 0 ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [type, start, round])

  return {
    isLapsed: start !== null && lapsed === start,
    /** Called when the time of a reservation is over. */
    lapse: setLapsed,
    holdAgain: () => setRound((rounds) => rounds + 1),
  }
}
