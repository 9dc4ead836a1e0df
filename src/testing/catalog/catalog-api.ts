import type { CatalogContract } from '../../features/catalog/catalog.contract.ts'
import { catalogRoutes } from '../../features/catalog/server/catalog.routes.ts'
import type { CategoriesContract } from '../../features/catalog-desk/categories.contract.ts'
import type { ProductWritingContract } from '../../features/catalog-desk/product-writing.contract.ts'
import { categoriesRoutes } from '../../features/catalog-desk/server/categories.routes.ts'
import { productWritingRoutes } from '../../features/catalog-desk/server/product-writing.routes.ts'
import type { Caller } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TestProcess } from '../test-context.ts'

const dispatcher = createDispatcher({
  modules: [catalogRoutes, categoriesRoutes, productWritingRoutes],
  checkAnswers: true,
})

export const admin = {
  id: 'jeanne',
  role: 'admin',
  sessionId: 'one',
  isFresh: true,
  owesFactor: false,
} as const

/** The calls of the catalogue as a visitor sends them; each answer is checked against the contract. */
export const catalogApi = (app: TestProcess, lng: Language = 'fr', caller: Caller | null = null) =>
  createApi<CatalogContract & CategoriesContract & ProductWritingContract>(
    (key, call) => dispatcher.call(app.context({ lng, caller }), key, call),
    lng,
  )

/** The names of the products that a search finds, sorted, and their count in the answer. */
export const namesFound = async (app: TestProcess, search: string) => {
  const { products, count } = await catalogApi(app)('GET /products', { query: { search, limit: 100 } })
  return { names: products.map(({ name }) => name).sort(), count }
}
