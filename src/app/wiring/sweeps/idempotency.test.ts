import { expect, it } from 'vitest'
import { apiModules } from '../modules/api-modules.ts'

/** Calls that create something without an Idempotency-Key, and why a repeated call does no harm (§7). */
const withoutKey: Readonly<Record<string, string>> = {
  'POST /admin/products': 'nothing is paid, booked or sent; a second draft is seen at once and removed',
  'POST /admin/products/{id}/restorations': 'a product that is already as it was then is not written',
  'POST /admin/products/{id}/previews': 'nothing is stored',
  'POST /admin/product-imports/comparison': 'changes nothing',
  'POST /admin/product-imports/{id}/taking-back': 'refuses a second time',
  'POST /admin/products/{id}/next-version/publication': 'what was published does not wait any more',
  'POST /page-words/{page}/previews': 'it only answers',
  'POST /admin/page-words/{page}/previews': 'nothing is stored',
  'POST /admin/page-words/{page}/next-version/publication': 'what was published does not wait any more',
  'POST /admin/page-words/{page}/restorations': 'a text that is already as it was then is not written',
  'POST /admin/products/{id}/copies':
    'nothing is paid, booked or sent; a second draft is seen at once and removed',
  'POST /products': 'nothing is paid, booked or sent; a second product is seen at once and removed',
  'POST /categories': 'one for each id: the second is a conflict',
  'POST /products/{id}/images':
    'nothing is paid, booked or sent; a second picture is seen at once and removed',
  'POST /products/{id}/images/multiple': 'nothing is paid, booked or sent; second pictures are removed',
  'POST /products/{id}/reviews': 'one for each customer and product: the second is a conflict',
  'POST /account/measures/{id}/confirmed': 'what is confirmed stays so',
  'POST /account/favourites': 'a list that joined another joins it again',
  'POST /admin/lists/{list}/views': 'a view of the same name takes its place',
  'POST /admin/team/{id}/hand-over': 'who handed over may not do it again',
  'POST /admin/take-backs': 'what is taken back is not there to be taken back again',
  'POST /admin/saved-lists': 'nothing is paid, booked or sent; a list that is saved twice is noted twice',
  'POST /admin/paper-archives': 'one for each period: whoever asks again gets the same',
  'POST /admin/payouts/fetch': 'what is known already is not kept twice',
  'POST /admin/accounts/closings': 'what is closed already is a conflict',
  'POST /account/addresses': 'nothing is paid, booked or sent; a second address is seen at once and removed',
  'POST /auth/register': 'one account for each address: the second is a conflict',
  'POST /auth/login': 'a second session is as good as the first',
  'POST /auth/login/code': 'a code counts once',
  'POST /auth/proof': 'what was shown is as good shown twice',
  'POST /auth/second-factor': 'another secret takes the place of the first until one is confirmed',
  'POST /auth/second-factor/confirmation': 'a code counts once',
  'POST /auth/second-factor/recovery-codes': 'a code counts once',
  'POST /auth/logout': 'what has ended stays so',
  'POST /auth/refresh-token': 'a token that was just used is taken again for a moment',
  'POST /auth/verify-email/send': 'another letter is what is asked for; whoever asks often waits',
  'POST /auth/verify-email': 'a link counts once',
  'POST /auth/verify-email/code': 'a code counts once',
  'POST /auth/forgot-password': 'another letter is what is asked for; whoever asks often waits',
  'POST /auth/reset-password': 'a link counts once',
  'POST /admin/team/{id}/view': 'to look twice is to look once',
  'POST /admin/presence': 'to be there twice is to be there once',
  'POST /admin/customers/{id}/joins': 'who is joined already is a conflict',
  'POST /admin/customers/{id}/erasure': 'who is erased is not there to be erased again',
  'POST /admin/letters/{id}/test': 'another test is what is asked for; who asks often waits',
  'POST /admin/letters/{id}/sending': 'a letter that is being sent already is a conflict',
  'POST /admin/mail-trial': 'another trial mail is what is asked for',
  'POST /admin/outbox/{id}/send': 'a mail that is in the queue already is a conflict',
  'POST /stock-alerts/confirm': 'what is confirmed stays so',
  'POST /review-reports': 'one for each reader and review: the second changes nothing',
  'POST /mail-reports': 'what has ended stays so',
  'POST /newsletter/confirm': 'what is confirmed stays so',
  'POST /newsletter/unsubscribe': 'what has ended stays so',
  'POST /reviews/confirm-email': 'what is confirmed stays so',
  'POST /withdrawals/receipt': 'what is confirmed stays so',
  'POST /admin/withdrawals/{id}/await': 'once it is answered, the second is a conflict',
  'POST /admin/withdrawals/{id}/returns/{returnId}/restock': 'what lies in the stock again is a conflict',
  'POST /admin/commissions/{id}/quotes/{version}/withdraw':
    'what is withdrawn waits no more: the second is a conflict',
  'POST /admin/commissions/{id}/stages/{stage}/pass': 'what is passed is a conflict',
  'POST /admin/commissions/{id}/stages/{stage}/take-back': 'what is taken back is a conflict',
  'POST /admin/commissions/{id}/close': 'what is closed is a conflict',
  'POST /stock-alerts/stop': 'what has ended stays so',
  'POST /checkout/quote': 'it only answers',
  'POST /admin/legal-texts/{name}/preview': 'it only answers',
  'POST /admin/unavailable-dates/touched': 'it only answers',
  'POST /admin/opening-hours/touched': 'it only answers',
  'POST /payments/webhook': 'each event is taken once, by its id',
  'POST /payments/demo/challenge': 'it only answers',
}

it('each POST takes an Idempotency-Key, or has its reason not to', () => {
  const posts = apiModules
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ key, endpoint }) => key.startsWith('POST ') && !endpoint.idempotent)
  expect(posts.map(({ key }) => key).toSorted()).toEqual(Object.keys(withoutKey).toSorted())
})
