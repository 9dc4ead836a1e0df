import type { CartContract } from '../../features/cart/cart.contract.ts'
import { cartRoutes } from '../../features/cart/server/cart.routes.ts'
import type { Caller } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TestProcess } from '../test-context.ts'

const dispatcher = createDispatcher({ modules: [cartRoutes], checkAnswers: true })

/** The calls about carts as a customer sends them; each answer is checked against the contract. */
export const cartApi = (app: TestProcess, caller: Caller, lng: Language = 'fr') =>
  createApi<CartContract>((key, call) => dispatcher.call(app.context({ lng, caller }), key, call), lng)
