import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import type { ListViewsContract } from '../list-views.contract.ts'
import { mostViews } from '../list-views.limits.ts'
import { listViewsRoutes } from './list-views.routes.ts'

const dispatcher = createDispatcher({ modules: [listViewsRoutes], checkAnswers: true })

let app: CatalogApp

const member = async (role: 'staff' | 'admin' = 'staff') => {
  const caller = await enterCustomer(app.context(), { role })
  return createApi<ListViewsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
}

type Api = Awaited<ReturnType<typeof member>>

const save = (api: Api, name: string, { query = '?status=paid', shared = false } = {}) =>
  api('POST /admin/lists/{list}/views', { params: { list: 'orders' }, body: { name, query, shared } })

const viewsOf = async (api: Api) => (await api('GET /admin/views', {})).views

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

describe('the columns of a list', () => {
  it('are those that somebody chose last, in their order, and nobody else’s', async () => {
    const [ines, margaux] = [await member(), await member()]
    const put = (columns: string[]) =>
      ines('PUT /admin/lists/{list}/columns', { params: { list: 'orders' }, body: { columns } })
    await Promise.all([put(['number']), put(['number', 'buyer'])])
    await put(['total', 'number'])
    expect((await ines('GET /admin/views', {})).columns).toEqual({ orders: ['total', 'number'] })
    expect((await margaux('GET /admin/views', {})).columns).toEqual({})
  })

  it('take no name that the wire does not know, and not any number', async () => {
    const ines = await member()
    const put = (list: string, columns: string[]) =>
      ines('PUT /admin/lists/{list}/columns', { params: { list }, body: { columns } })
    await expect(put('constructor.prototype', [])).rejects.toThrow()
    await expect(put('orders', Array(31).fill('a'))).rejects.toThrow()
  })
})

describe('a view', () => {
  it('is replaced by one of the same name', async () => {
    const ines = await member()
    await save(ines, 'À préparer')
    await save(ines, 'À préparer', { query: '?status=paid&sort=promised' })
    expect(await viewsOf(ines)).toMatchObject([{ name: 'À préparer', query: '?status=paid&sort=promised' }])
  })

  it('is its owner’s, or the whole team’s', async () => {
    const [ines, margaux, owner] = [await member(), await member(), await member('admin')]
    await save(ines, 'Pour moi')
    const { view } = await save(ines, 'Pour toutes', { shared: true })
    expect(await viewsOf(margaux)).toMatchObject([{ name: 'Pour toutes', own: false }])
    const remove = (api: Api, id: string) => api('DELETE /admin/views/{id}', { params: { id } })
    await expect(remove(margaux, view._id)).rejects.toMatchObject({ code: 'view_not_found' })
    const [mine] = (await viewsOf(ines)).filter(({ shared }) => !shared)
    await expect(remove(owner, mine?._id ?? '')).rejects.toMatchObject({ code: 'view_not_found' })
    await remove(owner, view._id)
    await remove(ines, mine?._id ?? '')
    expect(await viewsOf(ines)).toEqual([])
  })

  it('is one of not too many of a list', async () => {
    const ines = await member()
    for (let n = 0; n < mostViews; n++) await save(ines, `Vue ${n}`)
    await expect(save(ines, 'Une de trop')).rejects.toMatchObject({ code: 'many_views' })
    await save(ines, 'Vue 3', { query: '?status=shipped' })
    expect(await viewsOf(ines)).toHaveLength(mostViews)
  })
})
