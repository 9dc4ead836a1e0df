import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { anAddress } from '../../../../testing/accounts/an-address.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { aDraft } from '../../../../testing/orders/a-draft.ts'
import { buyingApi, testCard } from '../../../../testing/orders/orders-api.ts'

let app: CatalogApp
let gown: string
let jeanne: Awaited<ReturnType<typeof newcomer>>

const newcomer = async () => buyingApi(app, { caller: await enterCustomer(app.context()) })

const save = (draft: object, of = jeanne) => of('PUT /checkout', { body: draft })
const draftOf = async (of = jeanne) => (await of('GET /checkout', {})).draft
const waitingOf = async (of = jeanne) => (await of('GET /checkout', {})).order

const order = async () => {
  await jeanne('POST /cart/add', { body: { productId: gown, options: { size: '38' } } })
  return jeanne('POST /orders', { body: { shippingAddress: anAddress, termsAccepted: true } })
}

const noAddress = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  further: '',
  postalCode: '',
  city: '',
  country: '',
  phone: '',
}

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 50 }] })
})

beforeEach(async () => {
  jeanne = await newcomer()
})

afterAll(() => app.close())

describe('what somebody has entered at the checkout', () => {
  it('is nothing at first, and says who takes the payment', async () => {
    expect(await jeanne('GET /checkout', {})).toEqual({
      success: true,
      draft: null,
      order: null,
      payment: { provider: 'demo', publicKey: null },
    })
  })

  it('is kept as far as it goes, and found again', async () => {
    await save({ shippingAddress: { street: '12 rue des' }, notes: 'Pour', eventDate: '2027-0' })
    expect(await draftOf()).toEqual({
      ...aDraft,
      shippingAddress: { ...noAddress, street: '12 rue des' },
      notes: 'Pour',
      eventDate: '2027-0',
    })
    await save({ ...aDraft, billingSame: false, deliveryMethod: 'pickup', promoCode: 'bienvenue10' })
    expect(await draftOf()).toEqual({
      ...aDraft,
      billingSame: false,
      deliveryMethod: 'pickup',
      promoCode: 'bienvenue10',
    })
  })

  it('is theirs alone', async () => {
    await save({ ...aDraft, notes: 'de Jeanne' })
    const louise = await newcomer()
    expect(await draftOf(louise)).toBeNull()
    await save({ ...aDraft, notes: 'de Louise' }, louise)
    expect((await draftOf())?.notes).toBe('de Jeanne')
  })

  it('holds nothing but what an order asks for', async () => {
    await save({ ...aDraft, cardNumber: '4242424242424242', shippingAddress: { ...anAddress, iban: 'FR76' } })
    expect(await draftOf()).toEqual(aDraft)
  })

  it.each([
    ['notes', { notes: 'x'.repeat(1001) }],
    ['shippingAddress.street', { shippingAddress: { street: 'x'.repeat(121) } }],
    ['promoCode', { promoCode: 'x'.repeat(41) }],
    ['eventDate', { eventDate: 'x'.repeat(11) }],
    ['deliveryMethod', { deliveryMethod: 'drone' }],
  ])('is refused when %s could never be that', async (field, draft) => {
    await save(aDraft)
    await expect(save({ ...aDraft, ...draft })).rejects.toMatchObject({
      issues: [{ path: field.split('.') }],
    })
    expect(await draftOf()).toEqual(aDraft)
  })

  it('stays while its order waits, and is done with once that is paid', async () => {
    await save(aDraft)
    const { order: placed, payment } = await order()
    expect(await draftOf()).toEqual(aDraft)
    const { _id, number, heldUntil } = placed
    expect(await waitingOf()).toEqual({ _id, number, heldUntil })
    await jeanne('POST /payments/demo/confirm', {
      body: { clientSecret: payment.clientSecret, ...testCard() },
    })
    expect(await jeanne('GET /checkout', {})).toMatchObject({ draft: null, order: null })
  })

  it('tells of a waiting order only while its products are held, and to nobody else', async () => {
    await order()
    expect(await waitingOf(await newcomer())).toBeNull()
    app.moveClock({ minutes: 30 })
    expect(await waitingOf()).toBeNull()
  })
})
