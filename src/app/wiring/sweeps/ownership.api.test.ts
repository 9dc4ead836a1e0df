import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ArrivingCall, createDispatcher } from '../../../platform/http/dispatcher.ts'
import type { ApiCall } from '../../../shared/api/client.ts'
import type { EndpointKey } from '../../../shared/api/contract.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { accountsApi, jeanne as aPerson } from '../../../testing/accounts/accounts-api.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { bookedAppointment } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import {
  acceptedQuote,
  aWish,
  commissionsApi,
  paidInstalment,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import { boughtOrder, paidOrder } from '../../../testing/orders/bought-order.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { apiModules } from '../modules/api-modules.ts'

const dispatcher = createDispatcher({ modules: apiModules, checkAnswers: true })

/** Endpoints for signed-in callers whose parameter names nothing that an account owns, with what it names instead. */
const ofNobody: Readonly<Record<string, string>> = {
  'GET /products/{id}/reviews/mine': 'the product is everybody’s, and the review is the caller’s own',
  'PUT /products/{id}/reviews/mine': 'the product is everybody’s, and the review is the caller’s own',
  'DELETE /products/{id}/reviews/mine': 'the product is everybody’s, and the review is the caller’s own',
  'POST /products/{id}/reviews': 'a product of the house',
  'PUT /account/consents/{purpose}': 'a question',
}

/** Calls for the holder of a mailed link, and for the owner. */
const linked: readonly string[] = [
  'GET /appointments/{id}',
  'PUT /appointments/{id}',
  'DELETE /appointments/{id}',
  'GET /appointments/{id}.ics',
  'GET /commissions/{id}',
  'POST /commissions/{id}/give-up',
  'GET /commissions/{id}/quotes/{version}.pdf',
  'POST /commissions/{id}/quotes/{version}/accept',
  'POST /commissions/{id}/instalments/{instalmentId}/payment',
  'POST /commissions/{id}/stages/{stage}/appointment',
  'GET /commissions/{id}/papers/{paperId}.pdf',
  'GET /commissions/{id}/messages',
  'POST /commissions/{id}/messages',
  'POST /commissions/{id}/messages/seen',
  'DELETE /commissions/{id}/messages/{messageId}',
  'POST /commissions/{id}/pictures',
  'GET /commissions/{id}/companion',
  'PUT /commissions/{id}/companion',
  'DELETE /commissions/{id}/companion',
]

const ofVisit = ({ appointmentId: id }: Customer): ApiCall => ({ params: { id }, query: {} })

interface Owned {
  /** The call with an id that belongs to the owner. */
  readonly call: (owner: Customer) => ArrivingCall | Promise<ArrivingCall>
  /** The result for another customer. */
  readonly told: 'not-found' | 'done'
  /** The answer after success, when it is no envelope (§7). */
  readonly answer?: object
  /** The call only reads: it changes nothing of the owner. */
  readonly reads?: true
}

const ofOrder = ({ orderId: id }: Customer): ApiCall => ({ params: { id } })

const ofMeasures = ({ measuresId: id }: Customer): ApiCall => ({ params: { id } })

const someMeasures = {
  after: 0,
  takenOn: '2026-01-05',
  how: 'alone',
  measures: [{ name: 'talon', passes: [5_600] }],
}

const ofPaid = ({ paidId: id, documentId }: Customer): ApiCall => ({ params: { id, documentId } })

/**
 * Every call with an id of something that an account owns: a new one must be added here on purpose, or this test fails.
 */
const owned: Readonly<Record<string, Owned>> = {
  'PUT /account/addresses/{id}': {
    call: ({ addressId: id }) => ({ params: { id }, body: { ...anAddress, city: 'Lyon', isDefault: true } }),
    told: 'not-found',
  },
  'DELETE /account/addresses/{id}': { call: ({ addressId: id }) => ({ params: { id } }), told: 'done' },
  'DELETE /auth/sessions/{id}': { call: ({ sessionId: id }) => ({ params: { id } }), told: 'done' },
  'PUT /account/favourites/{productId}': { call: () => ({ params: { productId: product } }), told: 'done' },
  'DELETE /account/favourites/{productId}': {
    call: () => ({ params: { productId: product } }),
    told: 'done',
  },
  'PUT /cart/items/{itemId}': {
    call: ({ itemId }) => ({ params: { itemId }, body: { quantity: 2 } }),
    told: 'not-found',
    answer: { totalItems: 2 },
  },
  'DELETE /cart/items/{itemId}': {
    call: ({ itemId }) => ({ params: { itemId } }),
    told: 'done',
    answer: { items: expect.any(Array) },
  },
  'GET /appointments/{id}': { call: ofVisit, told: 'not-found', reads: true },
  'GET /commissions/{id}': {
    call: async ({ commissions }) => ({ params: { id: await commissions.begun() }, query: {} }),
    told: 'not-found',
    reads: true,
  },
  'POST /commissions/{id}/give-up': {
    call: async ({ commissions }) => ({ params: { id: await commissions.begun() }, query: {}, body: {} }),
    told: 'not-found',
  },
  'GET /commissions/{id}/quotes/{version}.pdf': {
    call: async ({ commissions }) => {
      const { id, version } = await commissions.quoted()
      return { params: { id, version }, query: {} }
    },
    told: 'not-found',
    reads: true,
  },
  'POST /commissions/{id}/quotes/{version}/accept': {
    call: async ({ commissions }) => {
      const { id, version, document } = await commissions.quoted()
      const body = { name: 'Jeanne', billingAddress: anAddress, accepted: true, document }
      return { params: { id, version }, query: {}, body }
    },
    told: 'not-found',
  },
  'POST /commissions/{id}/instalments/{instalmentId}/payment': {
    call: async ({ commissions }) => {
      const id = await commissions.agreed()
      const { commission } = await commissions.own('GET /commissions/{id}', { params: { id }, query: {} })
      return { params: { id, instalmentId: commission.instalments[0]?._id ?? '' }, query: {} }
    },
    told: 'not-found',
  },
  'POST /commissions/{id}/stages/{stage}/appointment': {
    call: async ({ commissions, lastSlot: start }) => {
      const { _id: id } = await commissions.paidFor()
      return { params: { id, stage: 'measures' }, query: {}, body: { start } }
    },
    told: 'not-found',
  },
  'GET /commissions/{id}/papers/{paperId}.pdf': {
    call: async ({ commissions }) => {
      const { _id: id, papers } = await commissions.paidFor()
      return { params: { id, paperId: papers[0]?._id ?? '' }, query: {} }
    },
    told: 'not-found',
    reads: true,
  },
  'GET /commissions/{id}/messages': {
    call: async ({ commissions }) => ({ params: { id: (await commissions.writtenAbout()).id }, query: {} }),
    told: 'not-found',
    reads: true,
  },
  'POST /commissions/{id}/messages': {
    call: async ({ commissions }) => ({
      params: { id: (await commissions.writtenAbout()).id },
      query: {},
      body: { words: 'Bonjour' },
    }),
    told: 'not-found',
  },
  'POST /commissions/{id}/messages/seen': {
    call: async ({ commissions }) => {
      const { id } = await commissions.writtenAbout()
      return { params: { id }, query: {} }
    },
    told: 'not-found',
  },
  'DELETE /commissions/{id}/messages/{messageId}': {
    call: async ({ commissions }) => ({ params: await commissions.writtenAbout(), query: {} }),
    told: 'not-found',
  },
  'POST /commissions/{id}/pictures': {
    call: async ({ commissions }) => {
      const bytes = await plainPicture().png().toBuffer()
      const receive = async () => ({ files: [{ field: 'image', name: 'robe.png', bytes }], body: {} })
      return { params: { id: (await commissions.writtenAbout()).id }, query: {}, receive }
    },
    told: 'not-found',
  },
  'GET /commissions/{id}/companion': {
    call: async ({ commissions }) => ({ params: { id: (await commissions.writtenAbout()).id }, query: {} }),
    told: 'not-found',
    reads: true,
  },
  'PUT /commissions/{id}/companion': {
    call: async ({ commissions }) => ({ params: { id: (await commissions.writtenAbout()).id }, query: {} }),
    told: 'not-found',
  },
  'DELETE /commissions/{id}/companion': {
    call: async ({ commissions, call }) => {
      const sent = { params: { id: (await commissions.writtenAbout()).id }, query: {} }
      await call('PUT /commissions/{id}/companion', sent)
      return sent
    },
    told: 'not-found',
  },
  'GET /appointments/{id}.ics': { call: ofVisit, told: 'not-found', reads: true },
  'PUT /appointments/{id}': {
    call: (owner) => ({ ...ofVisit(owner), body: { start: owner.lastSlot } }),
    told: 'not-found',
  },
  'DELETE /appointments/{id}': { call: ofVisit, told: 'not-found' },
  'PUT /account/measures/{id}': {
    call: ({ measuresId: id }) => ({ params: { id }, body: { name: 'Zoé' } }),
    told: 'not-found',
  },
  'GET /account/measures/{id}/versions': { call: ofMeasures, told: 'not-found', reads: true },
  'POST /account/measures/{id}/versions': {
    call: (owner) => ({ ...ofMeasures(owner), body: { ...someMeasures, after: 1 } }),
    told: 'not-found',
  },
  'POST /account/measures/{id}/confirmed': {
    call: (owner) => ({ ...ofMeasures(owner), body: { after: 1, keys: ['limits'] } }),
    told: 'not-found',
  },
  'DELETE /account/measures/{id}': { call: ofMeasures, told: 'not-found' },
  'GET /orders/{id}': { call: ofOrder, told: 'not-found', reads: true },
  'GET /orders/{id}/invoice': { call: ofPaid, told: 'not-found', reads: true },
  'GET /orders/{id}/documents/{documentId}': { call: ofPaid, told: 'not-found', reads: true },
  'GET /orders/{id}/contract': { call: ofPaid, told: 'not-found', reads: true },
  'POST /orders/{id}/payment': { call: ofOrder, told: 'not-found' },
  'POST /orders/{id}/cancel': { call: ofOrder, told: 'not-found' },
  'POST /orders/{id}/reorder': { call: ofOrder, told: 'not-found' },
}

const envelope = { success: true }

let app: CatalogApp
let product: string
/** No test changes the data of these two customers. */
let admin: Awaited<ReturnType<typeof enterCustomer>>
let jeanne: Customer
let louise: Customer

let entered = 0

/**
 * Creates a signed-in customer with an address, two sessions, a favourite, a product in the cart, a paid order, an
 * unpaid order, and an appointment.
 */
const enter = async () => {
  entered++
  const email = `cliente-de-${entered}@example.fr`
  const visitor = { ip: `198.51.100.${entered}`, device: '' }
  const { user } = await accountsApi(app, { visitor })('POST /auth/register', {
    body: { ...aPerson, email },
  })
  const { token } = await accountsApi(app, { visitor })('POST /auth/login', { body: { ...aPerson, email } })
  const api = accountsApi(app, { token })
  const { address } = await api('POST /account/addresses', { body: anAddress })
  await api('POST /account/addresses', { body: { ...anAddress, street: '3 quai des Brumes' } })
  const { sessions } = await api('GET /auth/sessions', {})
  const current = sessions.find((session) => session.current)?._id ?? ''
  const caller = { id: user._id, role: 'user', sessionId: current, isFresh: true, owesFactor: false } as const
  const call = (key: EndpointKey, sent: ArrivingCall) =>
    dispatcher.call(app.context({ caller, visitor }), key, sent)
  await call('PUT /account/favourites/{productId}', { params: { productId: product } })
  const paid = await paidOrder(app, { productId: product, caller })
  const [invoice] = (await paid.api('GET /orders/{id}', { params: { id: paid.id } })).order.documents
  const waiting = await boughtOrder(app, { productId: product, caller })
  const [line] = (await waiting.api('GET /cart', {})).items
  const visit = await bookedAppointment(app, { caller, visitor, email })
  const own = commissionsApi(app, { caller, visitor })
  const commission = async () => {
    const wish = { body: { ...aWish, email } }
    return (await own('POST /commissions', wish)).commission._id
  }
  const quoted = async () => {
    const id = await commission()
    const { version, document } = await sentQuote(commissionsApi(app, { caller: admin }), id)
    return { id, version, document }
  }
  const agreed = async () => {
    const quote = await quoted()
    await acceptedQuote(own, quote)
    return quote.id
  }
  const payFor = async () => {
    const id = await agreed()
    await paidInstalment(own, { id })
    return (await own('GET /commissions/{id}', { params: { id }, query: {} })).commission
  }
  let paidOnce: ReturnType<typeof payFor> | undefined
  const paidFor = () => {
    paidOnce ??= payFor()
    return paidOnce
  }
  /** A commission about which both sides wrote; the message is the customer's. */
  const writeAbout = async () => {
    const { _id: id } = await paidFor()
    const params = { id }
    const body = { words: 'Bonjour' }
    const written = await call('POST /commissions/{id}/messages', { params, query: {}, body })
    const team = app.context({ caller: admin })
    await dispatcher.call(team, 'POST /admin/commissions/{id}/messages', { params, body })
    const { messages } = written as { readonly messages: readonly { readonly _id: string }[] }
    return { id, messageId: messages[0]?._id ?? '' }
  }
  let writtenOnce: ReturnType<typeof writeAbout> | undefined
  const writtenAbout = () => {
    writtenOnce ??= writeAbout()
    return writtenOnce
  }
  const begun = await call('POST /account/measures', { body: { name: 'Léa' } })
  const measuresId = String((begun as { readonly _id: string })._id)
  await call('POST /account/measures/{id}/versions', { params: { id: measuresId }, body: someMeasures })
  // Only a later action renews the hold of an order.
  app.moveClock({ minutes: 1 })
  return {
    id: user._id,
    addressId: address._id,
    sessionId: current,
    measuresId,
    itemId: line?._id ?? '',
    orderId: waiting.id,
    ...visit,
    paidId: paid.id,
    documentId: invoice?._id ?? '',
    commissions: { begun: commission, quoted, agreed, paidFor, writtenAbout, own },
    call,
  }
}

type Customer = Awaited<ReturnType<typeof enter>>

/** Everything that belongs to a customer. */
const belongings = async ({ id }: Customer) => {
  const { db } = app.test.database
  const { rows } = await db.execute(sql`
    select to_jsonb(a)::text as kept from addresses a where account_id = ${id}
    union all select to_jsonb(s)::text from sessions s where account_id = ${id}
    union all select to_jsonb(f)::text from favourites f where account_id = ${id}
    union all select to_jsonb(l)::text from cart_lines l where account_id = ${id}
    union all select to_jsonb(o)::text from orders o where account_id = ${id}
    union all select to_jsonb(v)::text from appointments v where account_id = ${id}
    union all select to_jsonb(m)::text from measure_profiles m where account_id = ${id}
    union all select to_jsonb(v)::text from measure_versions v
      where profile_id in (select id from measure_profiles where account_id = ${id})
    union all select to_jsonb(c)::text from commissions c where account_id = ${id}
    union all select to_jsonb(m)::text from commission_messages m
      join commissions c on c.id = m.commission_id where c.account_id = ${id}
    union all select to_jsonb(m)::text from commission_companions m
      join commissions c on c.id = m.commission_id where c.account_id = ${id}
    union all select p.id::text from commission_pictures p
      join commissions c on c.id = p.commission_id where c.account_id = ${id}
    union all select to_jsonb(p)::text from payments p join commission_instalments i on i.id = p.subject_id
      join commissions c on c.id = i.commission_id where c.account_id = ${id}
    union all select to_jsonb(p)::text from accounts p where id = ${id}`)
  return rows.map(({ kept }) => String(kept)).toSorted()
}

beforeAll(async () => {
  app = await catalogApp()
  product = await enterProduct(app.context(), { variants: [{ size: '38', stock: 500 }] })
  admin = await enterCustomer(app.context(), { role: 'admin' })
  jeanne = await enter()
  louise = await enter()
})

afterAll(() => app.close())

describe('what belongs to one customer', () => {
  it('is decided for every call of anyone who is signed in that names something', () => {
    const naming = dispatcher.endpoints
      .filter(({ key, endpoint }) => (endpoint.access === 'user' || linked.includes(key)) && endpoint.params)
      .map(({ key }) => key)
    expect(naming.toSorted()).toEqual([...Object.keys(owned), ...Object.keys(ofNobody)].toSorted())
  })

  it.each(Object.entries(owned))(
    'is not reached by another with %s',
    async (key, { call, told, answer = envelope }) => {
      const sent = await call(jeanne)
      const before = await belongings(jeanne)
      expect(before.length).toBeGreaterThanOrEqual(12)
      const attempt = louise.call(key as EndpointKey, sent)
      await (told === 'done'
        ? expect(attempt).resolves.toMatchObject(answer)
        : expect(attempt).rejects.toMatchObject({ kind: told }))
      expect(await belongings(jeanne)).toEqual(before)
    },
  )

  it.each(
    Object.entries(owned).filter(
      ([key, { reads }]) => !reads && key !== 'PUT /account/favourites/{productId}',
    ),
  )('is reached by its owner with %s', { tags: ['deep'] }, async (key, { call, answer = envelope }) => {
    const owner = await enter()
    const sent = await call(owner)
    const before = await belongings(owner)
    await expect(owner.call(key as EndpointKey, sent)).resolves.toMatchObject(answer)
    expect(await belongings(owner)).not.toEqual(before)
  })

  it.each([
    'GET /account/addresses',
    'GET /auth/sessions',
    'GET /cart',
    'GET /orders',
    'GET /appointments',
    'GET /commissions',
    'GET /account/export',
  ] as const)('is not told to another by %s', async (key) => {
    const text = JSON.stringify(await louise.call(key, {}))
    for (const id of [
      jeanne.id,
      jeanne.addressId,
      jeanne.sessionId,
      jeanne.itemId,
      jeanne.orderId,
      jeanne.paidId,
      jeanne.appointmentId,
    ])
      expect(text).not.toContain(id)
  })

  it('stays when another closes their account', async () => {
    const before = await belongings(jeanne)
    const other = await enter()
    await other.call('DELETE /account', { body: { password: aPerson.password } })
    expect(await belongings(other)).toEqual([])
    expect(await belongings(jeanne)).toEqual(before)
  })
})
