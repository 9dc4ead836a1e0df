import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { productFilesApi } from '../../../testing/catalog/product-files-api.ts'

let app: CatalogApp
let member: Caller

beforeAll(async () => {
  app = await catalogApp()
  member = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas: ['catalogue'] }
})

afterAll(() => app.close())

it('imports five thousand lines in a few statements, and names two hundred faults', {
  timeout: 120_000,
}, async () => {
  const word = randomUUID().slice(0, 6)
  const line = (n: number, price: string) =>
    `${word}-${n};Cape ${word} ${n};mariage;${price};Coupée dans le biais, numéro ${n}.;100 % laine;2;3`
  const headings = 'Référence;Nom;Catégorie;Prix;Texte;Composition;Stock 36;Stock 38'
  const file = (priceOf: (n: number) => string) =>
    [headings, ...Array.from({ length: 5_000 }, (_, n) => line(n, priceOf(n)))].join('\n')
  const { compare, bring: imported, takeBack } = productFilesApi(() => app.context({ caller: member }))
  const { faults } = await compare(file((n) => (n % 25 === 0 ? 'cher' : '900')))
  expect(faults).toHaveLength(200)
  expect(new Set(faults.map((fault) => fault.line)).size).toBe(200)
  const first = await imported(file(() => '900'))
  expect(first.import).toMatchObject({ added: 5_000, changed: 0 })
  const second = await imported(file(() => '950'))
  expect(second.import).toMatchObject({ added: 0, changed: 5_000 })
  expect(await takeBack(second.import._id)).toMatchObject({ restored: 5_000, kept: [] })
  expect(await takeBack(first.import._id)).toMatchObject({ restored: 5_000, kept: [] })
})
