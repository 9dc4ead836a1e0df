import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { randomId } from '../../../../shared/ids/random-id.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { afterBooking, openKindOf } from '../../booking-draft.ts'
import type { Booked } from './booked.ts'
import { storedBooking } from './stored-booking.ts'

/** The idempotency key of this form, which stays the same, even after a reload, until a field is changed. */
const keyOfDraft = () => {
  storedBooking.change((kept) => (kept.key === null ? { ...kept, key: randomId() } : kept))
  return storedBooking.current().key ?? undefined
}

interface Booking {
  readonly productId: string | undefined
  readonly failed: (error: unknown) => void
}

/** Sends the booking once, however often the button is pressed; if it is refused, the form keeps its content. */
export const useBook = ({ productId, failed }: Booking) => {
  const api = useApi<AppointmentsContract>()
  const navigate = useNavigate()
  const { write, busy, failure } = useWrite({
    send: () => {
      const { draft, hold } = storedBooking.current()
      const { start, companions, eventDate, ...who } = draft
      return api('POST /appointments', {
        body: {
          ...who,
          type: openKindOf(draft.type) ?? 'bridal-discovery',
          start: start ?? '',
          eventDate: eventDate || null,
          companions: Number(companions),
          productId: productId ?? null,
          ...(hold?.start === start && { hold: hold.id }),
        },
        idempotencyKey: keyOfDraft(),
      })
    },
    succeeded: ({ appointment, manageKey }) => {
      const { _id: id, calendarKey, typeName, start, status, firstName, email } = appointment
      const isPending = status === 'pending'
      const booked: Booked = { id, calendarKey, manageKey, typeName, start, isPending, firstName, email }
      storedBooking.change(afterBooking)
      void navigate(localizedPath(pathTo('booking'), api.lng), { replace: true, state: { booked } })
    },
    failed,
  })
  return { book: () => write(), busy, failure }
}
