import type { AppointmentKind } from '../../features/appointments/appointment-kinds.ts'
import type { AppointmentsContract } from '../../features/appointments/appointments.contract.ts'
import { appointmentsRoutes } from '../../features/appointments/server/appointments.routes.ts'
import type { CommissionsContract } from '../../features/commissions/commissions.contract.ts'
import type { QuoteContent } from '../../features/commissions/quotes/quote-content.ts'
import { commissionsRoutes } from '../../features/commissions/server/commissions.routes.ts'
import type { CommissionsDeskContract } from '../../features/commissions-desk/commissions-desk.contract.ts'
import type { QuotingContract } from '../../features/commissions-desk/quoting.contract.ts'
import { commissionsDeskRoutes } from '../../features/commissions-desk/server/commissions-desk.routes.ts'
import { quotingRoutes } from '../../features/commissions-desk/server/quoting.routes.ts'
import type { PaymentsContract } from '../../features/payments/payments.contract.ts'
import { paymentsRoutes } from '../../features/payments/server/payments.routes.ts'
import type { Caller, Visitor } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { anAddress } from '../accounts/an-address.ts'
import { testCard } from '../orders/orders-api.ts'
import type { TestProcess } from '../test-context.ts'

const dispatcher = createDispatcher({
  modules: [commissionsRoutes, commissionsDeskRoutes, quotingRoutes, paymentsRoutes, appointmentsRoutes],
  checkAnswers: true,
})

interface From {
  readonly caller?: (Pick<Caller, 'id' | 'role'> & Partial<Caller>) | null
  readonly lng?: Language
  readonly visitor?: Visitor
}

let visitors = 0

/** The calls about commissions, of both sides, as one visitor sends them, from a network address of its own. */
export const commissionsApi = (
  app: Pick<TestProcess, 'context'>,
  { lng = 'fr', caller = null, visitor }: From = {},
) => {
  const n = ++visitors
  const from = visitor ?? { ip: `198.19.${n >> 8}.${n & 255}`, device: '' }
  return createApi<
    CommissionsContract & CommissionsDeskContract & QuotingContract & PaymentsContract & AppointmentsContract
  >((key, call) => dispatcher.call(app.context({ lng, caller, visitor: from }), key, call), lng)
}

export type CommissionsApi = ReturnType<typeof commissionsApi>

/** A wish for a wedding gown; the clock of tests stands at 14 October 2026. */
export const aWish = {
  occasion: 'wedding',
  eventDate: '2027-06-12',
  eventPlace: 'Château de Vaux, Seine-et-Marne',
  budget: 'to_6000',
  words: 'Une robe fluide, dos nu, dentelle aux épaules.',
  measures: 'salon',
  firstName: 'Jeanne',
  lastName: 'Lefèvre-Œuvrard',
  email: 'jeanne@example.fr',
  phone: '+33612345678',
} as const

/** The quote of a gown of 4,200 €, paid 40 / 30 / 30. */
export const aQuote: QuoteContent = {
  title: { fr: 'Robe de mariée Aurore', en: 'Aurore wedding gown' },
  words: { fr: 'Comme convenu lors de notre rencontre.', en: null },
  lines: [
    {
      fr: 'Robe de mariée en crêpe de soie',
      en: 'Wedding gown in silk crêpe',
      quantity: 1,
      unitCents: 380_000,
    },
    { fr: 'Dentelle de Calais-Caudry, au mètre', en: null, quantity: 4, unitCents: 10_000 },
  ],
  options: [{ fr: 'Voile cathédrale', en: 'Cathedral veil', quantity: 1, unitCents: 65_000 }],
  cloths: [{ fr: 'Crêpe de soie ivoire', en: null, readyOn: null }],
  stages: [
    { stage: 'measures', hours: 1 },
    { stage: 'toile', hours: 16 },
    { stage: 'fitting_1', hours: 40 },
    { stage: 'fitting_2', hours: 24 },
    { stage: 'fitting_3', hours: 12 },
    { stage: 'finishing', hours: 20 },
    { stage: 'handover', hours: 1 },
  ],
  schedule: [
    { beforeStage: null, share: 4_000 },
    { beforeStage: 'fitting_1', share: 3_000 },
    { beforeStage: 'finishing', share: 3_000 },
  ],
  handoverBy: '2027-05-28',
}

/** Drafts a quote and sends it. */
export const sentQuote = async (
  desk: CommissionsApi,
  id: string,
  content: QuoteContent = aQuote,
  validUntil = '2026-11-13',
) => {
  const { commission: before } = await desk('GET /admin/commissions/{id}', { params: { id } })
  const body = { saved: before.draft?.saved ?? 0, content }
  const { commission: drafted } = await desk('PUT /admin/commissions/{id}/draft', { params: { id }, body })
  const { commission } = await desk('POST /admin/commissions/{id}/draft/send', {
    params: { id },
    body: { saved: drafted.draft?.saved ?? 0, validUntil },
  })
  const [quote] = commission.quotes
  if (!quote) throw new Error('A quote was sent and is not there')
  return quote
}

interface Opened {
  readonly id: string
  readonly key?: string
}

/** Accepts a version as it was read. */
export const acceptedQuote = (
  api: CommissionsApi,
  { id, key, version, document }: Opened & { readonly version: number; readonly document: string },
) =>
  api('POST /commissions/{id}/quotes/{version}/accept', {
    params: { id, version },
    query: { key },
    body: { name: 'Jeanne Lefèvre-Œuvrard', billingAddress: anAddress, accepted: true, document },
  })

/** Pays the instalment that is due with a test card. */
export const paidInstalment = async (
  api: CommissionsApi,
  { id, key, cardNumber }: Opened & { readonly cardNumber?: string },
) => {
  const { commission } = await api('GET /commissions/{id}', { params: { id }, query: { key } })
  const due = commission.instalments.find(({ status }) => status === 'due')
  if (!due) throw new Error('Nothing is due')
  const params = { id, instalmentId: due._id }
  const { payment } = await api('POST /commissions/{id}/instalments/{instalmentId}/payment', {
    params,
    query: { key },
  })
  const { clientSecret } = payment
  await api('POST /payments/demo/confirm', { body: { clientSecret, ...testCard(cardNumber) } })
  return due
}

/** The open slots of four weeks, as moments at which they begin. */
export const openSlots = async (
  api: CommissionsApi,
  { type, from }: { readonly type: AppointmentKind; readonly from: CivilDate },
) => {
  const query = { type, from, to: addDays(from, 27) }
  return (await api('GET /appointments/slots', { query })).slots.map(({ start }) => start)
}

/** Passes the present stage. */
export const passedStage = async (desk: CommissionsApi, id: string) => {
  const { commission } = await desk('GET /admin/commissions/{id}', { params: { id } })
  const stage = commission.moves.passable
  if (!stage) throw new Error('No stage can be passed')
  return desk('POST /admin/commissions/{id}/stages/{stage}/pass', {
    params: { id, stage },
    body: { doneOn: '2026-10-14', words: '', note: '' },
  })
}
