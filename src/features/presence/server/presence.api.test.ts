import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import type { PresenceContract } from '../presence.contract.ts'
import { presenceRoutes } from './presence.routes.ts'

const dispatcher = createDispatcher({ modules: [presenceRoutes], checkAnswers: true })

let app: CatalogApp

const member = async (firstName: string) => {
  const caller = await enterCustomer(app.context(), { role: 'staff', firstName, lastName: 'Morel' })
  const api = createApi<PresenceContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  return async (id: string, kind = 'order') =>
    (await api('POST /admin/presence', { body: { kind, id } })).others
}

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

describe('who has a record open', () => {
  it('is told to the others who have, of that record alone, while it is open', async () => {
    const [ines, margaux] = [await member('Inès'), await member('Margaux')]
    expect(await ines('1')).toEqual([])
    expect(await margaux('1')).toEqual(['Inès Morel'])
    expect(await ines('1')).toEqual(['Margaux Morel'])
    expect(await margaux('2')).toEqual([])
    expect(await margaux('1', 'message')).toEqual([])
    app.moveClock({ seconds: 30 })
    expect(await ines('1')).toEqual(['Margaux Morel'])
    app.moveClock({ seconds: 20 })
    expect(await ines('1')).toEqual([])
  })

  it('is nobody twice, however often they say so at once', async () => {
    const [paul, zoe] = [await member('Paul'), await member('Zoé')]
    await Promise.all([paul('3'), paul('3'), paul('3')])
    expect(await zoe('3')).toEqual(['Paul Morel'])
  })
})
