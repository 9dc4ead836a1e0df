import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import type { DeskContract } from '../desk.contract.ts'
import { mostLately } from '../desk.limits.ts'
import { deskRoutes } from './desk.routes.ts'

const dispatcher = createDispatcher({ modules: [deskRoutes], checkAnswers: true })

let app: CatalogApp

const member = async () => {
  const caller = await enterCustomer(app.context(), { role: 'staff' })
  return createApi<DeskContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')
}

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

it('what a member opened lately and how they press keys is remembered, each by itself, for nobody else', async () => {
  const [ines, margaux] = [await member(), await member()]
  const put = (body: object) => ines('PUT /admin/desk-memory', { body })
  const memory = (api: typeof ines) => api('GET /admin/desk-memory', {})
  expect(await memory(ines)).toMatchObject({ lately: [], singleKeys: true })
  await Promise.all([put({ singleKeys: false }), put({ lately: ['/admin/orders', '/admin'] })])
  expect(await memory(ines)).toMatchObject({ lately: ['/admin/orders', '/admin'], singleKeys: false })
  await put({ lately: ['/admin/messages'] })
  await put({})
  expect(await memory(ines)).toMatchObject({ lately: ['/admin/messages'], singleKeys: false })
  expect(await memory(margaux)).toMatchObject({ lately: [], singleKeys: true })
  const tooMany = Array.from({ length: mostLately + 1 }, (_, place) => `/admin/${place}`)
  await expect(put({ lately: tooMany })).rejects.toBeInstanceOf(InvalidInput)
})
