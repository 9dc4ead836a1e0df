import type { CatalogContract } from '../features/catalog/catalog.contract.ts'
import { catalogRoutes } from '../features/catalog/server/catalog.routes.ts'
import { createDispatcher } from '../platform/http/dispatcher.ts'
import { createApi } from '../shared/api/client.ts'
import type { Language } from '../shared/i18n/languages.ts'
import type { TestProcess } from './test-context.ts'

const dispatcher = createDispatcher({ modules: [catalogRoutes], checkAnswers: true })

/** The catalogue's calls as a visitor makes them, each answer held against the contract. */
export const catalogApi = (house: TestProcess, lng: Language = 'fr') =>
  createApi<CatalogContract>((key, call) => dispatcher.call(house.context({ lng }), key, call), lng)
