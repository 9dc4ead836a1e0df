import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import type { AdminSettingsContract } from '../../settings/admin-settings.contract.ts'
import { adminSettingsRoutes } from '../../settings/server/admin-settings.routes.ts'
import type { LaunchContract } from '../launch.contract.ts'
import { launchRoutes } from './launch.routes.ts'

const dispatcher = createDispatcher({ modules: [launchRoutes, adminSettingsRoutes], checkAnswers: true })

let app: CatalogApp
let caller: Awaited<ReturnType<typeof enterCustomer>>

const api = () =>
  createApi<LaunchContract & AdminSettingsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )

const missing = async () =>
  (await api()('GET /admin/settings/checklist', {})).items.map(({ _id, count }) =>
    count === null ? _id : `${_id} ${count}`,
  )

beforeAll(async () => {
  app = await catalogApp()
  caller = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => app.close())

describe('the checklist of a new house', () => {
  it('names everything that is still the example or nobody has set', async () => {
    expect(await missing()).toEqual([
      'company',
      'mediator',
      'host',
      'textileId',
      'guaranteeNotice',
      'contact',
      'payment',
      'products',
      'terms',
      'lookbook',
      'accessibility',
    ])
  })

  it('grows shorter with what the owner enters, and counts what is not one thing', async () => {
    const { id } = await enterCustomer(app.context())
    await app
      .context()
      .db.update(accounts)
      .set({ email: 'cliente@maison.EXAMPLE' })
      .where(eq(accounts.id, id))
    await enterProduct(app.context(), { nameEn: null })
    const { house: record, seller, delivery, services } = await api()('GET /admin/settings', {})
    const call = api()
    const email = 'bonjour@maison.fr'
    await call('PUT /admin/settings/house', { body: { ...record, email, examples: [] } })
    await call('PUT /admin/settings/seller', {
      body: { ...seller, returnsEmail: 'retours@maison.fr', examples: ['mediator'] },
    })
    await call('PUT /admin/settings/delivery', { body: { ...delivery, examples: [] } })
    await call('PUT /admin/settings/services', { body: { ...services, examples: [] } })
    expect(await missing()).toEqual([
      'mediator',
      'guaranteeNotice',
      'payment',
      'demoAccounts 1',
      'lookbook',
      'english 1',
    ])
  })
})
