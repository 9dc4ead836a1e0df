import type { AppointmentsContract } from '../../features/appointments/appointments.contract.ts'
import { appointmentsRoutes } from '../../features/appointments/server/appointments.routes.ts'
import type { AdminAppointmentsContract } from '../../features/appointments-desk/admin-appointments.contract.ts'
import { adminAppointmentsRoutes } from '../../features/appointments-desk/server/admin-appointments.routes.ts'
import { unavailableDatesRoutes } from '../../features/appointments-desk/server/unavailable-dates.routes.ts'
import type { UnavailableDatesContract } from '../../features/appointments-desk/unavailable-dates.contract.ts'
import type { Caller, Visitor } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import type { CatalogApp } from '../catalog/catalog-app.ts'

const dispatcher = createDispatcher({
  modules: [appointmentsRoutes, adminAppointmentsRoutes, unavailableDatesRoutes],
  checkAnswers: true,
})

interface From {
  readonly caller?: Omit<Caller, 'sessionId'> | null
  readonly lng?: 'fr' | 'en'
  readonly visitor?: Visitor
}

let visitors = 0

/** The calls about appointments as one visitor sends them, from a network address of its own. */
export const appointmentsApi = (
  app: Pick<CatalogApp, 'context'>,
  { caller = null, lng = 'fr', visitor }: From = {},
) => {
  const n = ++visitors
  const from = visitor ?? { ip: `198.18.${n >> 8}.${n & 255}`, device: '' }
  return createApi<AppointmentsContract & AdminAppointmentsContract & UnavailableDatesContract>(
    (key, call) => dispatcher.call(app.context({ lng, caller, visitor: from }), key, call),
    lng,
  )
}

/** A customer as the booking form sends it. */
export const aCustomer = {
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  email: 'jeanne@example.fr',
  phone: '+33142601847',
}

/** Books the first free slot of November; also returns the last free slot of that month. */
export const bookedAppointment = async (
  app: Pick<CatalogApp, 'context'>,
  { email, ...from }: From & { email: string },
) => {
  const api = appointmentsApi(app, from)
  const query = { type: 'measuring', from: '2026-11-02', to: '2026-11-30' } as const
  const { slots } = await api('GET /appointments/slots', { query })
  const { appointment } = await api('POST /appointments', {
    body: { ...aCustomer, email, type: 'measuring', start: slots[0]?.start ?? '' },
  })
  return { appointmentId: appointment._id, lastSlot: slots.at(-1)?.start ?? '' }
}
