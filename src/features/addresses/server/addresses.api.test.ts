import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { callerApi } from '../../../testing/accounts/accounts-api.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { SavedAddress } from '../addresses.contract.ts'
import { addressesLimit } from '../addresses.limits.ts'

let test: TestDatabase
let app: TestProcess
let jeanne: ReturnType<typeof callerApi>

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

beforeEach(async () => {
  jeanne = await newcomer()
})

afterAll(() => test.close())

const newcomer = async () => callerApi(app, await enterCustomer(app.context()))

type Customer = Awaited<ReturnType<typeof newcomer>>

const enter = (street: string, isDefault = false, of: Customer = jeanne) =>
  of('POST /account/addresses', { body: { ...anAddress, street, isDefault } })

const change = (id: string, street: string, isDefault = false) =>
  jeanne('PUT /account/addresses/{id}', { params: { id }, body: { ...anAddress, street, isDefault } })

const remove = (id: string, of: Customer = jeanne) => of('DELETE /account/addresses/{id}', { params: { id } })

const bookOf = async (of: Customer) => (await of('GET /account/addresses', {})).addresses

const unknownId = '00000000-0000-4000-8000-00000000000c'

/** The streets in the order of the answer; the default address is marked with a star. */
const told = (book: readonly Pick<SavedAddress, 'street' | 'isDefault'>[]) =>
  book.map(({ street, isDefault }) => `${street}${isDefault ? '*' : ''}`)

describe('an address book', () => {
  it('keeps an address as it was written', async () => {
    const whole = { ...anAddress, company: 'Atelier Lune', further: '3e étage', phone: '+33 6 12 34 56 78' }
    const { address, addresses } = await jeanne('POST /account/addresses', { body: whole })
    expect(address).toEqual({ ...whole, _id: expect.any(String), isDefault: true })
    expect(addresses).toEqual([address])
    expect(await bookOf(jeanne)).toEqual([address])
  })

  it('tells the default address first, then in the order they were entered', async () => {
    await enter('quai')
    await enter('cour')
    expect(told((await enter('parc')).addresses)).toEqual(['quai*', 'cour', 'parc'])
    expect(told((await enter('pont', true)).addresses)).toEqual(['pont*', 'quai', 'cour', 'parc'])
  })

  it('changes an address in its place, and the default only to another one', async () => {
    await enter('quai')
    const { address: court } = await enter('cour')
    const changed = await change(court._id.toUpperCase(), 'jardin')
    expect(told(changed.addresses)).toEqual(['quai*', 'jardin'])
    expect(changed.address).toEqual({ ...court, street: 'jardin' })
    expect(told((await change(court._id, 'jardin', true)).addresses)).toEqual(['jardin*', 'quai'])
    expect(told((await change(court._id, 'jardin', false)).addresses)).toEqual(['jardin*', 'quai'])
  })

  it('makes the newest one that remains the default when the default goes', async () => {
    const { address: first } = await enter('quai')
    await enter('cour')
    await enter('parc')
    expect(told((await remove(first._id)).addresses)).toEqual(['parc*', 'cour'])
    expect(told((await remove(first._id)).addresses)).toEqual(['parc*', 'cour'])
    expect(told((await remove('rue')).addresses)).toEqual(['parc*', 'cour'])
  })

  it.each([unknownId, 'rue', '1'])('knows no address %j to change', async (id) => {
    await enter('quai')
    await expect(change(id, 'cour', true)).rejects.toMatchObject({
      code: 'address_not_found',
      kind: 'not-found',
    })
    expect(told(await bookOf(jeanne))).toEqual(['quai*'])
  })

  it('has room for so many addresses, also for two that come at once', async () => {
    for (let place = 1; place < addressesLimit; place++) await enter(`quai ${place}`)
    const answers = await Promise.allSettled([enter('cour'), enter('parc')])
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.map(({ reason }) => reason)).toMatchObject([
      { code: 'too_many_addresses', kind: 'conflict', values: { limit: addressesLimit } },
    ])
    expect(await bookOf(jeanne)).toHaveLength(addressesLimit)
  })
})

/** An address of the model. It is identified by `first`, the street that it was entered with. */
interface Imagined {
  readonly first: string
  readonly street: string
  readonly isDefault: boolean
}

/** The addresses in the order in which they were entered. */
type Model = readonly Imagined[]

const place = fc.nat({ max: 5 })
const operation = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), isDefault: fc.boolean() }),
  fc.record({ kind: fc.constant('change' as const), place, isDefault: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), place }),
)
/** One operation, or two at once. */
const step = fc.array(operation, { minLength: 1, maxLength: 2 })

type DrawnOperation = typeof operation extends fc.Arbitrary<infer O> ? O : never
/** An operation with the address that it is for (`first`) and the street that it writes (`written`). */
type Operation = DrawnOperation & { readonly first: string; readonly written: string }

const withDefault = (model: Model, first: string) =>
  model.map((each) => ({ ...each, isDefault: each.first === first }))

const afterwards = (model: Model, { first, written, ...wanted }: Operation): Model => {
  if (wanted.kind === 'enter') {
    const entered = [...model, { first: written, street: written, isDefault: false }]
    return wanted.isDefault || model.length === 0 ? withDefault(entered, written) : entered
  }
  if (!model.some((each) => each.first === first)) return model
  if (wanted.kind === 'change') {
    const changed = model.map((each) => (each.first === first ? { ...each, street: written } : each))
    return wanted.isDefault ? withDefault(changed, first) : changed
  }
  const remaining = model.filter((each) => each.first !== first)
  const newest = remaining.at(-1)?.first ?? ''
  return remaining.some(({ isDefault }) => isDefault) ? remaining : withDefault(remaining, newest)
}

const toldOf = (model: Model) =>
  told(model.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)))

describe('any changes of an address book', () => {
  const run = (of: Customer, id: string, operation: Operation) => {
    const { kind, written } = operation
    if (kind === 'enter') return enter(written, operation.isDefault, of)
    if (kind === 'remove') return remove(id, of)
    const body = { ...anAddress, street: written, isDefault: operation.isDefault }
    return of('PUT /account/addresses/{id}', { params: { id }, body })
  }

  it('leave what they would leave on paper, one default, also when two come at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const customer = await newcomer()
        // Several models may be possible: the default address comes first, which may hide which of two was entered
        // first.
        let possible: readonly Model[] = [[]]
        let written = 0
        for (const wanted of steps) {
          const book = await bookOf(customer)
          const [model = []] = possible
          const idOf = ({ first }: Operation) => {
            const street = model.find((each) => each.first === first)?.street
            return book.find((each) => each.street === street)?._id ?? unknownId
          }
          const operations = wanted.map((each): Operation => {
            written++
            const first = each.kind === 'enter' ? '' : (model[each.place]?.first ?? '')
            return { ...each, first, written: `street ${written}` }
          })
          await Promise.allSettled(operations.map((each) => run(customer, idOf(each), each)))
          const orders = [operations, operations.toReversed()]
          const outcomes = possible.flatMap((each) => orders.map((order) => order.reduce(afterwards, each)))
          const found = told(await bookOf(customer))
          expect(outcomes.map(toldOf)).toContainEqual(found)
          const alike = outcomes.filter((each) => toldOf(each).join() === found.join())
          possible = [...new Map(alike.map((each) => [JSON.stringify(each), each])).values()]
        }
      }),
      { numRuns: propertyRuns(25) },
    )
  })
})
