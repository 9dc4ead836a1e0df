import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import type { EditorDraftsContract } from '../editor-drafts.contract.ts'
import { draftsKept, heaviestDraftBytes, mostDrafts } from '../editor-drafts.limits.ts'
import { clearOldDrafts } from './editor-drafts.repository.ts'
import { editorDraftsRoutes } from './editor-drafts.routes.ts'

const dispatcher = createDispatcher({ modules: [editorDraftsRoutes], checkAnswers: true })

let app: CatalogApp

const member = async (role: 'staff' | 'user' = 'staff') => {
  const caller = await enterCustomer(app.context(), { role })
  const api = createApi<EditorDraftsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  return {
    read: async (record: string) => (await api('GET /admin/drafts/{record}', { params: { record } })).draft,
    keep: (record: string, changed: Record<string, unknown>, begunFrom: Record<string, unknown> = {}) =>
      api('PUT /admin/drafts/{record}', { params: { record }, body: { changed, begunFrom } }),
    forget: (record: string) => api('DELETE /admin/drafts/{record}', { params: { record } }),
  }
}

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

describe('what somebody typed and has not saved', () => {
  it('is kept as it was typed last, of each record by itself, until it is saved', async () => {
    const ines = await member()
    expect(await ines.read('product:1')).toBeNull()
    await ines.keep('product:1', { name: 'Robe' }, { name: 'Jupe' })
    app.moveClock({ seconds: 30 })
    await ines.keep('product:1', { name: 'Robe d’été', tags: ['lin'] }, { name: 'Jupe', tags: [] })
    await ines.keep('product:2', { name: 'Cape' })
    expect(await ines.read('product:1')).toEqual({
      changed: { name: 'Robe d’été', tags: ['lin'] },
      begunFrom: { name: 'Jupe', tags: [] },
      savedAt: new Date(app.context().clock.now().epochMilliseconds).toISOString(),
    })
    await ines.forget('product:1')
    await ines.forget('product:1')
    expect(await ines.read('product:1')).toBeNull()
    expect(await ines.read('product:2')).toMatchObject({ changed: { name: 'Cape' } })
  })

  it('is nobody else’s, and no customer’s', async () => {
    const [ines, margaux, jeanne] = [await member(), await member(), await member('user')]
    await ines.keep('product:1', { name: 'Robe' })
    expect(await margaux.read('product:1')).toBeNull()
    await margaux.forget('product:1')
    expect(await ines.read('product:1')).not.toBeNull()
    await expect(jeanne.keep('product:1', {})).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('is not of any size, depth or name', async () => {
    const ines = await member()
    const fine = { name: 'a'.repeat(heaviestDraftBytes / 2) }
    await ines.keep('product:1', fine)
    const heavy = { name: 'a'.repeat(heaviestDraftBytes) }
    await expect(ines.keep('product:1', heavy)).rejects.toBeInstanceOf(InvalidInput)
    const deep = { rows: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) }
    await expect(ines.keep('product:1', deep)).rejects.toBeInstanceOf(InvalidInput)
    await expect(ines.keep('../product', {})).rejects.toBeInstanceOf(InvalidInput)
    expect((await ines.read('product:1'))?.changed).toEqual(fine)
  })

  it('is of not too many records: the oldest makes room', async () => {
    const [ines, margaux] = [await member(), await member()]
    await margaux.keep('product:0', {})
    for (let n = 0; n <= mostDrafts; n++) {
      app.moveClock({ seconds: 1 })
      await ines.keep(`product:${n}`, { name: String(n) })
    }
    expect(await ines.read('product:0')).toBeNull()
    expect(await ines.read('product:1')).not.toBeNull()
    expect(await ines.read(`product:${mostDrafts}`)).not.toBeNull()
    expect(await margaux.read('product:0')).not.toBeNull()
  })

  it('goes once nobody has come back to it for long', async () => {
    const ines = await member()
    await ines.keep('product:1', { name: 'Robe' })
    app.moveClock({ hours: 24 * draftsKept.days - 1 })
    await ines.keep('product:2', { name: 'Cape' })
    await clearOldDrafts(app.context())
    expect(await ines.read('product:1')).not.toBeNull()
    app.moveClock({ hours: 2 })
    await clearOldDrafts(app.context())
    expect(await ines.read('product:1')).toBeNull()
    expect(await ines.read('product:2')).not.toBeNull()
  })
})
