import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import type { OwnSizeContract } from '../own-size.contract.ts'
import { ownSizeRoutes } from './own-size.routes.ts'

const dispatcher = createDispatcher({ modules: [ownSizeRoutes], checkAnswers: true })

let app: CatalogApp
let jeanne: Caller

const as = (caller: Caller | null) =>
  createApi<OwnSizeContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const keptOf = async (caller: Caller) => (await as(caller)('GET /account/size', {})).size?.size

beforeAll(async () => {
  app = await catalogApp()
  jeanne = await enterCustomer(app.context())
})

afterAll(() => app.close())

describe('a customer’s own size', () => {
  it('is none until one is chosen, and is kept from then on', async () => {
    expect(await keptOf(jeanne)).toBeUndefined()
    await as(jeanne)('PUT /account/size', { body: { size: '42' } })
    expect(await keptOf(jeanne)).toBe('42')
    expect(await keptOf(await enterCustomer(app.context()))).toBeUndefined()
  })

  it('is not put back by an older choice of a browser, nor ahead of its time by a wrong clock', async () => {
    await as(jeanne)('PUT /account/size', { body: { size: '36', chosenAt: '2020-01-01T00:00:00.000Z' } })
    expect(await keptOf(jeanne)).toBe('42')
    await as(jeanne)('PUT /account/size', { body: { size: '44', chosenAt: '2199-01-01T00:00:00.000Z' } })
    const { size } = await as(jeanne)('PUT /account/size', { body: { size: '40' } })
    expect(size?.size).toBe('40')
  })

  it('is one of the table', async () => {
    for (const size of ['Sur mesure', '', '__proto__', '39'])
      await expect(as(jeanne)('PUT /account/size', { body: { size } })).rejects.toMatchObject({
        name: 'InvalidInput',
      })
  })

  it('is forgotten when asked, as often as asked', async () => {
    await as(jeanne)('DELETE /account/size', {})
    await as(jeanne)('DELETE /account/size', {})
    expect(await keptOf(jeanne)).toBeUndefined()
  })
})
