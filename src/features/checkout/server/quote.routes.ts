import { implement } from '../../../platform/http/implement.ts'
import { quoteContract } from '../quote.contract.ts'
import { answerQuote } from './quotes/answer-quote.ts'

export const quoteRoutes = implement(quoteContract, {
  'POST /checkout/quote': (ctx, { body }) => answerQuote(ctx, body),
})
