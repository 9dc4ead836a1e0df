import { useEffect, useEffectEvent, useState } from 'react'
import { oneAtATime } from '../../../../shared/one-at-a-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { OpenKind } from '../../appointment-kinds.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { holdMinutes } from '../../appointments.limits.ts'
import { insteadOf } from '../../taken-slot.ts'
import { keptBooking } from './kept-booking.ts'

/** Whoever walks through the times with the arrows does not hold each of them. */
const pauseMs = 350

interface Wanted {
  readonly type: OpenKind | null
  readonly start: string | null
}

/** A hold takes the place of the one before, which must have been answered. */
const inTurn = oneAtATime()

const isHeldNow = (start: string) => {
  const { hold } = keptBooking.current()
  return hold !== null && hold.start === start && hold.untilMs > Date.now()
}

/**
 * Holds the chosen slot while the form is filled in, in place of the one before. That it could not be held for want of a
 * line is no reason to stop: what counts is found out when the visit is booked. That somebody else has it is.
 */
export const useHeldSlot = ({ type, start }: Wanted, onTaken: (instead: readonly string[]) => void) => {
  const api = useApi<AppointmentsContract>()
  const [round, setRound] = useState(0)
  const [lapsed, setLapsed] = useState<string>()

  const hold = useEffectEvent(async (wanted: { type: OpenKind; start: string }) => {
    const isStillWanted = () => keptBooking.current().draft.start === wanted.start
    if (!isStillWanted() || isHeldNow(wanted.start)) return
    try {
      const { hold: held } = await api('POST /appointments/holds', {
        body: { ...wanted, instead: keptBooking.current().hold?.id },
      })
      const untilMs = Date.now() + holdMinutes * 60_000
      keptBooking.change((kept) => ({ ...kept, hold: { id: held._id, start: wanted.start, untilMs } }))
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
    /** To be told when the time of a hold is over. */
    lapse: setLapsed,
    holdAgain: () => setRound((rounds) => rounds + 1),
  }
}
