import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller, Context, Role } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { AppError } from '../../../shared/errors.ts'
import { type Area, areas, usualAreas } from '../../../shared/roles.ts'
import { apiModules } from '../modules/api-modules.ts'

/** The roles that may call each endpoint (§6): an endpoint is added here on purpose, or this test fails. */
const everybody = ['guest', 'user', 'staff', 'admin'] as const

const signedIn = ['user', 'staff', 'admin'] as const

/** A call of the whole team; also of a member who has no area. */
const everyArea = ['every'] as const

const allowed: Record<string, readonly string[]> = {
  'GET /products': everybody,
  'GET /products/{id}': everybody,
  'GET /categories': everybody,
  'GET /page-words/{page}': everybody,
  'POST /page-words/{page}/previews': everybody,
  'POST /products/{id}/reviews': signedIn,
  'POST /products/{id}/stock-alerts': everybody,
  'POST /stock-alerts/confirm': everybody,
  'POST /stock-alerts/stop': everybody,
  'GET /appointments/types': everybody,
  'GET /appointments/slots': everybody,
  'POST /appointments/holds': everybody,
  'DELETE /appointments/holds/{id}': everybody,
  'POST /appointments': everybody,
  'GET /appointments': signedIn,
  'GET /appointments/{id}': everybody,
  'PUT /appointments/{id}': everybody,
  'DELETE /appointments/{id}': everybody,
  'POST /commissions': everybody,
  'GET /commissions': signedIn,
  'GET /commissions/{id}': everybody,
  'POST /commissions/{id}/give-up': everybody,
  'GET /commissions/{id}/quotes/{version}.pdf': everybody,
  'POST /commissions/{id}/quotes/{version}/accept': everybody,
  'POST /commissions/{id}/stages/{stage}/appointment': everybody,
  'POST /commissions/{id}/instalments/{instalmentId}/payment': everybody,
  'GET /commissions/{id}/papers/{paperId}.pdf': everybody,
  'GET /commissions/{id}/messages': everybody,
  'POST /commissions/{id}/messages': everybody,
  'POST /commissions/{id}/messages/seen': everybody,
  'DELETE /commissions/{id}/messages/{messageId}': everybody,
  'POST /commissions/{id}/pictures': everybody,
  'GET /commissions/{id}/companion': everybody,
  'PUT /commissions/{id}/companion': everybody,
  'DELETE /commissions/{id}/companion': everybody,
  'GET /companions/{id}': everybody,
  'GET /commission-pictures/{pictureId}/{size}.webp': everybody,
  'POST /admin/commissions/{id}/cancel': ['admin'],
  'POST /admin/commissions/{id}/refund': ['admin'],
  'POST /admin/commissions/{id}/refunds/{refundId}/retry': ['admin'],
  'GET /appointments/{id}.ics': everybody,
  'POST /consents': everybody,
  'GET /whatsapp/status': everybody,
  'PUT /whatsapp/status': ['admin'],
  'GET /admin/whatsapp': ['admin'],
  'GET /admin/settings': ['admin'],
  'PUT /admin/settings/house': ['admin'],
  'PUT /admin/settings/seller': ['admin'],
  'PUT /admin/settings/delivery': ['admin'],
  'PUT /admin/settings/services': ['admin'],
  'PUT /admin/settings/atelier': ['admin'],
  'POST /admin/opening-hours/touched': ['admin'],
  'GET /admin/settings/checklist': ['admin'],
  'GET /house': everybody,
  'GET /house/legal': everybody,
  'GET /account/size': signedIn,
  'PUT /account/size': signedIn,
  'DELETE /account/size': signedIn,
  'GET /account/measures': signedIn,
  'POST /account/measures': signedIn,
  'PUT /account/measures/{id}': signedIn,
  'DELETE /account/measures/{id}': signedIn,
  'POST /account/measures/{id}/versions': signedIn,
  'POST /account/measures/{id}/confirmed': signedIn,
  'GET /account/measures/{id}/versions': signedIn,
  'GET /account/favourites': signedIn,
  'POST /account/favourites': signedIn,
  'PUT /account/favourites/{productId}': signedIn,
  'DELETE /account/favourites/{productId}': signedIn,
  'GET /cart': signedIn,
  'POST /cart/add': signedIn,
  'POST /cart/sync': signedIn,
  'PUT /cart/items/{itemId}': signedIn,
  'DELETE /cart/items/{itemId}': signedIn,
  'DELETE /cart': signedIn,
  'POST /auth/register': everybody,
  'POST /auth/login': everybody,
  'POST /auth/login/code': everybody,
  'POST /auth/proof': signedIn,
  'GET /auth/second-factor': signedIn,
  'POST /auth/second-factor/recovery-codes': signedIn,
  'DELETE /auth/second-factor': signedIn,
  'POST /auth/logout': everybody,
  'POST /auth/refresh-token': everybody,
  'GET /auth/profile': signedIn,
  'PUT /auth/profile': signedIn,
  'PUT /auth/password': signedIn,
  'PUT /auth/email': signedIn,
  'POST /auth/verify-email/send': signedIn,
  'POST /auth/verify-email': everybody,
  'POST /auth/verify-email/code': signedIn,
  'POST /auth/forgot-password': everybody,
  'POST /auth/reset-password': everybody,
  'GET /auth/sessions': signedIn,
  'DELETE /auth/sessions': signedIn,
  'DELETE /auth/sessions/{id}': signedIn,
  'GET /account/addresses': signedIn,
  'POST /account/addresses': signedIn,
  'PUT /account/addresses/{id}': signedIn,
  'DELETE /account/addresses/{id}': signedIn,
  'GET /account/export': signedIn,
  'DELETE /account': signedIn,
  'GET /account/consents': signedIn,
  'PUT /account/consents/{purpose}': signedIn,
  'PUT /admin/accounts/{id}': ['admin'],
  'POST /admin/accounts/closings': ['admin'],
  'POST /admin/payouts/fetch': ['admin'],
  'GET /admin/second-factor': ['admin'],
  'PUT /admin/second-factor': ['admin'],
  'DELETE /admin/accounts/{id}/second-factor': ['admin'],
  'GET /admin/audit': ['admin'],
  'GET /admin/security-log': ['admin'],
  'POST /checkout/quote': everybody,
  'GET /checkout': signedIn,
  'PUT /checkout': signedIn,
  'POST /orders': signedIn,
  'GET /orders': signedIn,
  'GET /orders/{id}': signedIn,
  'POST /orders/{id}/payment': signedIn,
  'POST /orders/{id}/cancel': signedIn,
  'POST /orders/{id}/reorder': signedIn,
  'GET /orders/{id}/invoice': signedIn,
  'GET /orders/{id}/documents/{documentId}': signedIn,
  'GET /orders/{id}/contract': signedIn,
  'POST /admin/orders/{id}/go-on': ['admin'],
  'POST /admin/orders/{id}/cancel': ['admin'],
  'POST /admin/orders/{id}/refund': ['admin'],
  'POST /admin/orders/{id}/refunds/{refundId}/retry': ['admin'],
  'POST /payments/webhook': everybody,
  'POST /payments/demo/confirm': everybody,
  'POST /payments/demo/bancontact': everybody,
  'POST /payments/demo/challenge': everybody,
  'POST /payments/demo/answer': everybody,
  'GET /reviews/approved': everybody,
  'POST /reviews': everybody,
  'POST /reviews/confirm-email': everybody,
  'GET /reviews/admin': ['admin'],
  'GET /reviews/{id}': ['admin'],
  'PATCH /reviews/{id}/approve': ['admin'],
  'PATCH /reviews/{id}/reject': ['admin'],
  'PUT /reviews/{id}/reply': ['admin'],
  'DELETE /reviews/{id}': ['admin'],
  'POST /admin/reviews/decisions': ['admin'],
  'POST /contact': everybody,
  'DELETE /admin/messages/{id}': ['admin'],
  'POST /newsletter': everybody,
  'POST /newsletter/confirm': everybody,
  'POST /newsletter/unsubscribe': everybody,
  'GET /admin/newsletter': ['admin'],
  'GET /admin/newsletter-export': ['admin'],
  'GET /admin/newsletter/{id}': ['admin'],
  'PUT /admin/newsletter/{id}/removal': ['admin'],
  'POST /mail-reports': everybody,
  'GET /admin/mail-reports': ['admin'],
  'POST /admin/letters/{id}/sending': ['admin'],
  'PUT /admin/letters/{id}/plan': ['admin'],
  'DELETE /admin/letters/{id}/plan': ['admin'],
  'PUT /admin/letters/{id}/stop': ['admin'],
  'GET /products/{id}/reviews/mine': signedIn,
  'PUT /products/{id}/reviews/mine': signedIn,
  'DELETE /products/{id}/reviews/mine': signedIn,
  'GET /admin/product-reviews': ['admin'],
  'GET /admin/product-reviews/{id}': ['admin'],
  'POST /admin/product-reviews/decisions': ['admin'],
  'PUT /admin/product-reviews/{id}/reply': ['admin'],
  'POST /review-reports': everybody,
  'POST /withdrawals': everybody,
  'POST /withdrawals/receipt': everybody,
  'GET /withdrawals/eligible': signedIn,
  'POST /admin/withdrawals/{id}/accept': ['admin'],
  'POST /admin/withdrawals/{id}/refuse': ['admin'],
  'POST /admin/withdrawals/{id}/await': ['admin'],
  'GET /guarantees': everybody,
  'GET /admin/guarantees': ['admin'],
  'PUT /admin/guarantees/notices/{language}': ['admin'],
  'DELETE /admin/guarantees/notices/{language}': ['admin'],
  'PUT /admin/guarantees/durability': ['admin'],
  'DELETE /admin/guarantees/durability/{productId}': ['admin'],
  'GET /gallery': everybody,
  'GET /plates': everybody,
  'GET /product-previews/{key}': everybody,
  'GET /admin/legal-texts': ['admin'],
  'GET /admin/legal-texts/{name}': ['admin'],
  'PUT /admin/legal-texts/{name}/{effective}': ['admin'],
  'DELETE /admin/legal-texts/{name}/{effective}': ['admin'],
  'POST /admin/legal-texts/{name}/preview': ['admin'],
  'GET /admin/promotions': ['admin'],
  'POST /admin/promotions': ['admin'],
  'PUT /admin/promotions/{id}': ['admin'],
  'DELETE /admin/promotions/{id}': ['admin'],
  'GET /admin/customers/{id}/export': ['admin'],
  'GET /admin/customers/{id}/erasure': ['admin'],
  'POST /admin/customers/{id}/erasure': ['admin'],
  'POST /admin/customers/{id}/joins': ['admin'],
  'DELETE /admin/customers/{id}/joins/{joinId}': ['admin'],
  'GET /admin/team': ['admin'],
  'POST /admin/team': ['admin'],
  'POST /admin/team/{id}/invitation': ['admin'],
  'POST /admin/team/{id}/hand-over': ['admin'],
  'DELETE /admin/team/{id}/sessions': ['admin'],
  'POST /admin/team/{id}/view': ['admin'],
  'DELETE /auth/view': signedIn,
  'POST /admin/mail-trial': ['admin'],
  'GET /documents/{name}': everybody,
  'GET /questions': everybody,
}

/** The areas of the house in which a member of the team may make each call of the team: on purpose, as above. */
const byArea: Record<string, readonly string[]> = {
  'POST /auth/second-factor': everyArea,
  'POST /auth/second-factor/confirmation': everyArea,
  'GET /admin/waiting': everyArea,
  'POST /admin/presence': everyArea,
  'GET /admin/today': everyArea,
  'GET /admin/search': everyArea,
  'POST /admin/take-backs': everyArea,
  'GET /admin/desk-memory': everyArea,
  'PUT /admin/desk-memory': everyArea,
  'GET /admin/drafts/{record}': everyArea,
  'PUT /admin/drafts/{record}': everyArea,
  'DELETE /admin/drafts/{record}': everyArea,
  'GET /admin/views': everyArea,
  'PUT /admin/lists/{list}/columns': everyArea,
  'POST /admin/lists/{list}/views': everyArea,
  'DELETE /admin/views/{id}': everyArea,
  'GET /admin/mail-standing': everyArea,
  'GET /admin/payments': everyArea,
  'GET /admin/rights': everyArea,
  'GET /admin/dashboard': ['salon', 'sales', 'catalogue', 'customers'],
  'GET /admin/outbox': ['salon', 'sales', 'customers'],
  'GET /admin/outbox/{id}': ['salon', 'sales', 'customers'],
  'POST /admin/outbox/{id}/send': ['salon', 'sales', 'customers'],
  'GET /admin/appointments': ['salon'],
  'POST /admin/appointments': ['salon'],
  'GET /admin/appointments/{id}': ['salon'],
  'PUT /admin/appointments/{id}': ['salon'],
  'PUT /admin/appointments/{id}/status': ['salon'],
  'PUT /admin/appointments/{id}/note': ['salon'],
  'GET /admin/placements': ['salon'],
  'GET /admin/day-sheet': ['salon'],
  'GET /admin/calendar': ['salon'],
  'GET /admin/unavailable-dates': ['salon'],
  'POST /admin/unavailable-dates/touched': ['salon'],
  'POST /admin/unavailable-dates': ['salon'],
  'DELETE /admin/unavailable-dates/{id}': ['salon'],
  'GET /admin/orders/{id}/notes': ['sales'],
  'POST /admin/orders/{id}/notes': ['sales'],
  'DELETE /admin/orders/{id}/notes/{noteId}': ['sales'],
  'PUT /admin/orders/{id}/status': ['sales'],
  'PUT /admin/orders/{id}/parcel': ['sales'],
  'POST /admin/orders/{id}/take-back': ['sales'],
  'GET /admin/packing-slips': ['sales'],
  'GET /admin/commissions': ['sales', 'salon'],
  'GET /admin/commission-board': ['sales', 'salon'],
  'POST /admin/commissions': ['sales', 'salon'],
  'GET /admin/commissions/{id}': ['sales', 'salon'],
  'PUT /admin/commissions/{id}': ['sales', 'salon'],
  'PUT /admin/commissions/{id}/draft': ['sales'],
  'DELETE /admin/commissions/{id}/draft': ['sales'],
  'POST /admin/commissions/{id}/draft/send': ['sales'],
  'POST /admin/commissions/{id}/quotes/{version}/withdraw': ['sales'],
  'GET /admin/commissions/{id}/quotes/{version}.pdf': ['sales', 'salon'],
  'GET /admin/commissions/{id}/papers/{paperId}.pdf': ['sales', 'salon'],
  'POST /admin/commissions/{id}/stages/{stage}/appointment': ['sales', 'salon'],
  'POST /admin/commissions/{id}/stages/{stage}/pass': ['sales', 'salon'],
  'POST /admin/commissions/{id}/stages/{stage}/take-back': ['sales', 'salon'],
  'PUT /admin/commissions/{id}/stages/{stage}': ['sales', 'salon'],
  'POST /admin/commissions/{id}/decline': ['sales'],
  'POST /admin/commissions/{id}/close': ['sales', 'salon'],
  'GET /admin/commissions/{id}/messages': ['sales', 'salon'],
  'POST /admin/commissions/{id}/messages': ['sales', 'salon'],
  'POST /admin/commissions/{id}/messages/seen': ['sales', 'salon'],
  'POST /admin/commissions/{id}/messages/{messageId}/show': ['sales', 'salon'],
  'DELETE /admin/commissions/{id}/messages/{messageId}': ['sales', 'salon'],
  'POST /admin/commissions/{id}/pictures': ['workshop', 'salon', 'sales'],
  'PUT /admin/withdrawals/{id}/order': ['sales'],
  'POST /admin/withdrawals/{id}/returns': ['sales'],
  'DELETE /admin/withdrawals/{id}/returns/{returnId}': ['sales'],
  'POST /admin/withdrawals/{id}/returns/{returnId}/restock': ['sales'],
  'GET /admin/orders/{id}': ['sales', 'accounting'],
  'GET /admin/orders': ['sales', 'accounting'],
  'GET /admin/orders/{id}/contract': ['sales', 'accounting'],
  'GET /admin/orders/{id}/documents/{documentId}': ['sales', 'accounting'],
  'GET /admin/withdrawals': ['sales', 'accounting'],
  'GET /admin/withdrawals/{id}': ['sales', 'accounting'],
  'GET /admin/products': ['catalogue'],
  'GET /admin/figures': ['accounting'],
  'GET /admin/orders-export': ['accounting'],
  'GET /admin/invoices': ['accounting'],
  'GET /admin/invoices/{id}.pdf': ['accounting'],
  'GET /admin/invoice-series': ['accounting'],
  'GET /admin/accounts/journal': ['accounting'],
  'GET /admin/accounts/vat': ['accounting'],
  'GET /admin/accounts/fec': ['accounting'],
  'GET /admin/accounts/e-reporting': ['accounting'],
  'GET /admin/accounts/e-reporting/file': ['accounting'],
  'GET /admin/accounts/figures': ['accounting'],
  'GET /admin/accounts/returns': ['accounting'],
  'GET /admin/accounts/visits': ['accounting'],
  'GET /admin/payouts': ['accounting'],
  'GET /admin/payouts/{id}': ['accounting'],
  'GET /admin/accounts/unmatched': ['accounting'],
  'GET /admin/accounts/closings': ['accounting'],
  'GET /admin/accounts/attestation': ['accounting'],
  'GET /admin/paper-archives': ['accounting'],
  'POST /admin/paper-archives': ['accounting'],
  'GET /admin/paper-archives/{id}': ['accounting'],
  'POST /admin/saved-lists': ['accounting'],
  'GET /admin/categories': ['catalogue'],
  'PUT /admin/categories/order': ['catalogue'],
  'POST /categories': ['catalogue'],
  'PUT /categories/{id}': ['catalogue'],
  'DELETE /categories/{id}': ['catalogue'],
  'PUT /categories/{id}/picture': ['catalogue'],
  'PATCH /categories/{id}/picture': ['catalogue'],
  'DELETE /categories/{id}/picture': ['catalogue'],
  'POST /products/{id}/images': ['catalogue'],
  'POST /products/{id}/images/multiple': ['catalogue'],
  'PUT /products/{id}/images/order': ['catalogue'],
  'PUT /products/{id}/images/{imageId}': ['catalogue'],
  'PUT /products/{id}/images/{imageId}/main': ['catalogue'],
  'DELETE /products/{id}/images/{imageId}': ['catalogue'],
  'POST /products': ['catalogue'],
  'PUT /products/{id}': ['catalogue'],
  'DELETE /products/{id}': ['catalogue'],
  'PUT /products/{id}/low-stock': ['catalogue'],
  'PATCH /products/{id}': ['catalogue'],
  'GET /admin/products/{id}/cost': ['catalogue', 'accounting'],
  'PUT /admin/products/{id}/cost': ['catalogue'],
  'POST /admin/products/{id}/previews': ['catalogue'],
  'GET /admin/products/{id}/versions': ['catalogue'],
  'GET /admin/products/{id}/prices': ['catalogue'],
  'POST /admin/products/{id}/restorations': ['catalogue'],
  'GET /admin/products.csv': ['catalogue'],
  'GET /admin/products.json': ['catalogue'],
  'POST /admin/product-imports/comparison': ['catalogue'],
  'POST /admin/product-imports': ['catalogue'],
  'GET /admin/product-imports': ['catalogue'],
  'POST /admin/product-imports/{id}/taking-back': ['catalogue'],
  'GET /admin/planned': ['catalogue'],
  'GET /admin/products/{id}/next-version': ['catalogue'],
  'PUT /admin/products/{id}/next-version': ['catalogue'],
  'PUT /admin/products/{id}/next-version/date': ['catalogue'],
  'POST /admin/products/{id}/next-version/publication': ['catalogue'],
  'DELETE /admin/products/{id}/next-version': ['catalogue'],
  'PUT /products/{id}/images/{imageId}/file': ['catalogue'],
  'POST /admin/products/{id}/copies': ['catalogue'],
  'GET /admin/products/{id}/movements': ['catalogue'],
  'PUT /products/{id}/state': ['catalogue'],
  'POST /admin/products': ['catalogue'],
  'PUT /admin/products/{id}': ['catalogue'],
  'GET /admin/products/{id}': ['catalogue'],
  'GET /admin/questions': ['catalogue'],
  'PUT /admin/questions': ['catalogue'],
  'GET /admin/page-words': ['catalogue'],
  'PUT /admin/page-words/{page}/{key}': ['catalogue'],
  'GET /admin/page-words/{page}/next-version': ['catalogue'],
  'PUT /admin/page-words/{page}/next-version/texts/{key}': ['catalogue'],
  'PUT /admin/page-words/{page}/next-version/dates': ['catalogue'],
  'POST /admin/page-words/{page}/next-version/publication': ['catalogue'],
  'DELETE /admin/page-words/{page}/next-version': ['catalogue'],
  'POST /admin/page-words/{page}/previews': ['catalogue'],
  'GET /admin/page-words/{page}/history': ['catalogue'],
  'POST /admin/page-words/{page}/restorations': ['catalogue'],
  'GET /admin/brand': ['catalogue'],
  'PUT /admin/brand/{kind}': ['catalogue'],
  'PATCH /admin/brand/share': ['catalogue'],
  'DELETE /admin/brand/{kind}': ['catalogue'],
  'GET /admin/plates': ['catalogue'],
  'PUT /plates/{slot}': ['catalogue'],
  'PATCH /plates/{slot}': ['catalogue'],
  'DELETE /plates/{slot}': ['catalogue'],
  'GET /admin/gallery': ['catalogue'],
  'POST /gallery': ['catalogue'],
  'PUT /gallery/order': ['catalogue'],
  'PUT /gallery/{id}': ['catalogue'],
  'DELETE /gallery/{id}': ['catalogue'],
  'GET /admin/customers': ['customers'],
  'GET /admin/customers/{id}': ['customers'],
  'GET /admin/customers/{id}/timeline': ['customers'],
  'GET /admin/customers/{id}/notes': ['customers'],
  'GET /admin/atelier': ['workshop', 'salon', 'sales'],
  'GET /admin/atelier/commissions/{id}/work-sheet.pdf': ['workshop'],
  'POST /admin/atelier/{id}/stages/{stage}/work': ['workshop', 'salon', 'sales'],
  'DELETE /admin/atelier/work/{workId}': ['workshop', 'salon', 'sales'],
  'PUT /admin/atelier/{id}/stages/{stage}/note': ['workshop', 'salon', 'sales'],
  'GET /admin/atelier/commissions/{id}/messages': ['workshop', 'salon', 'sales'],
  'POST /admin/atelier/commissions/{id}/messages': ['workshop', 'salon', 'sales'],
  'GET /admin/customers/{id}/measures': ['workshop'],
  'POST /admin/customers/{id}/measures': ['workshop'],
  'POST /admin/customers/{id}/measures/{profileId}/versions': ['workshop'],
  'POST /admin/customers/{id}/notes': ['customers'],
  'PUT /admin/customers/{id}/notes/{noteId}': ['customers'],
  'DELETE /admin/customers/{id}/notes/{noteId}': ['customers'],
  'PUT /admin/customers/{id}/dates/{kind}': ['customers'],
  'DELETE /admin/customers/{id}/dates/{kind}': ['customers'],
  'DELETE /admin/customers/{id}/dates': ['customers'],
  'PUT /admin/customer-dates/{id}/reminder': ['customers'],
  'GET /admin/letters': ['customers'],
  'POST /admin/letters': ['customers'],
  'GET /admin/letters/{id}': ['customers'],
  'PUT /admin/letters/{id}': ['customers'],
  'DELETE /admin/letters/{id}': ['customers'],
  'GET /admin/letters/{id}/preview': ['customers'],
  'POST /admin/letters/{id}/test': ['customers'],
  'GET /admin/messages': ['customers'],
  'GET /admin/messages/{id}': ['customers'],
  'PATCH /admin/messages/{id}': ['customers'],
  'POST /admin/messages/{id}/replies': ['customers'],
}

const dispatcher = createDispatcher({ modules: apiModules })

const reached = new Error('the handler was reached')

/** Calls that require a fresh proof: refunds, roles, exports, and changes of the second step. */
const fresh = [
  'GET /account/export',
  'GET /admin/customers/{id}/export',
  'POST /admin/customers/{id}/erasure',
  'POST /auth/second-factor',
  'PUT /admin/accounts/{id}',
  'PUT /admin/second-factor',
  'POST /admin/team',
  'POST /admin/team/{id}/hand-over',
  'DELETE /admin/team/{id}/sessions',
  'DELETE /admin/accounts/{id}/second-factor',
  'GET /admin/newsletter-export',
  'GET /admin/mail-reports',
  'POST /admin/letters/{id}/sending',
  'PUT /admin/letters/{id}/plan',
  'GET /admin/orders-export',
  'GET /admin/accounts/fec',
  'GET /admin/accounts/e-reporting/file',
  'POST /admin/accounts/closings',
  'POST /admin/paper-archives',
  'GET /admin/paper-archives/{id}',
  'POST /admin/saved-lists',
  'POST /admin/orders/{id}/cancel',
  'POST /admin/orders/{id}/refund',
  'POST /admin/orders/{id}/refunds/{refundId}/retry',
  'POST /admin/withdrawals/{id}/accept',
  'POST /admin/commissions/{id}/cancel',
  'POST /admin/commissions/{id}/refund',
  'POST /admin/commissions/{id}/refunds/{refundId}/retry',
]

/** The calls with which an admin sets up a required second step. */
const beforeFactor = ['POST /auth/second-factor', 'POST /auth/second-factor/confirmation']

type CallerState = Pick<Caller, 'isFresh' | 'owesFactor'>

const atEase: CallerState = { isFresh: true, owesFactor: false }

interface Calling {
  readonly role: Role | 'guest'
  readonly areas?: readonly Area[]
  readonly viewsAs?: string
  readonly state?: CallerState
}

/** A context in which everything after the permission check fails. */
const contextAs = ({ role, areas, viewsAs, state = atEase }: Calling) =>
  new Proxy({} as Context, {
    get: (_target, name) => {
      if (name === 'caller') return role === 'guest' ? null : { id: '1', role, areas, viewsAs, ...state }
      throw reached
    },
  })

type Key = (typeof dispatcher.endpoints)[number]['key']

/** « allowed », or the code of the refusal. */
const outcome = async (key: Key, calling: Calling) => {
  try {
    await dispatcher.call(contextAs(calling), key, { params: { id: '1' } })
    return 'allowed'
  } catch (error) {
    const isRefused =
      error instanceof AppError && (error.kind === 'unauthenticated' || error.kind === 'forbidden')
    return isRefused ? error.code : 'allowed'
  }
}

/** The names of all fields of an answer, however deep. */
const fieldsOf = (schema: z.ZodType) =>
  [
    ...JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).matchAll(
      /"(\w+)":\{/g,
    ),
  ].map(([, name = '']) => name)

/** Fields of calls of the whole team that are called so and tell of no customer. */
const exempt: Record<string, readonly string[]> = { 'POST /auth/second-factor': ['address'] }

const keys = dispatcher.endpoints.map(({ key }) => key)

/** Whether a member with these areas may make a call of the team. */
const opensTo = (key: Key, named: readonly Area[]) =>
  byArea[key] === everyArea || named.some((area) => byArea[key]?.includes(area))

const admits = (key: Key, role: Role | 'guest') => {
  if (!Object.hasOwn(byArea, key)) return allowed[key]?.includes(role) === true
  return role === 'admin' || (role === 'staff' && opensTo(key, usualAreas))
}

const everyCall = keys.flatMap((key) => everybody.map((role) => [key, role] as const))

describe('access', () => {
  it('is decided for every endpoint', () => {
    expect(keys.toSorted()).toEqual([...Object.keys(allowed), ...Object.keys(byArea)].toSorted())
  })

  it.each(everyCall)('to %s as %s', async (key, role) => {
    const refusal = role === 'guest' ? 'sign_in_required' : 'access_denied'
    expect(await outcome(key, { role })).toBe(admits(key, role) ? 'allowed' : refusal)
  })
})

describe('access of a member of the team with rights in some areas', () => {
  const teamCalls = keys.filter((key) => !admits(key, 'user'))

  it.each([[], ...areas.map((area) => [area]), ['salon', 'accounting'], [...areas]] as Area[][])(
    'is what those areas open, and no more: %j %j',
    async (...named) => {
      for (const key of teamCalls)
        expect([key, await outcome(key, { role: 'staff', areas: named })]).toEqual([
          key,
          opensTo(key, named) ? 'allowed' : 'access_denied',
        ])
    },
  )

  it('is told by the contracts, as it is here', () => {
    const marked = dispatcher.endpoints.filter(({ endpoint }) => endpoint.access === 'staff')
    expect(marked.map(({ key }) => key).toSorted()).toEqual(Object.keys(byArea).toSorted())
  })

  it('writes nothing as accounting, but that it takes a list along or asks for an archive', () => {
    for (const { key, endpoint } of dispatcher.endpoints)
      if (endpoint.areas !== 'every' && endpoint.areas?.includes('accounting'))
        expect(key).toMatch(/^GET |^POST \/admin\/(saved-lists|paper-archives)$/)
  })

  it('answers no price, address, telephone number or e-mail to the workshop', () => {
    const told = /price|amount|total|cents|phone|email|address|street|postalCode/i
    for (const { key, endpoint } of dispatcher.endpoints) {
      if (!opensTo(key, ['workshop']) || endpoint.access !== 'staff') continue
      expect([key, fieldsOf(endpoint.answer).filter((field) => told.test(field))]).toEqual([
        key,
        exempt[key] ?? [],
      ])
    }
  })
})

describe('access of an admin who looks at the house as a colleague', () => {
  it('is to what the colleague reads, and to no change of the house', async () => {
    for (const key of keys) {
      const seen = await outcome(key, { role: 'staff', areas: ['salon'], viewsAs: '2' })
      const isOfTeam = !admits(key, 'user')
      const asColleague = isOfTeam ? opensTo(key, ['salon']) : true
      const isChange = isOfTeam && !key.startsWith('GET ')
      expect([key, seen]).toEqual([
        key,
        asColleague ? (isChange ? 'viewing_only' : 'allowed') : 'access_denied',
      ])
    }
  })
})

describe('access of a session that has not shown lately whose it is', () => {
  it('is refused by what cannot be taken back, whatever the role, and by nothing else', async () => {
    const state = { isFresh: false, owesFactor: false }
    for (const [key, role] of everyCall.filter(([key, role]) => role !== 'guest' && admits(key, role)))
      expect([key, role, await outcome(key, { role, state })]).toEqual([
        key,
        role,
        fresh.includes(key) ? 'fresh_proof_needed' : 'allowed',
      ])
  })

  it('is told by the contracts, as it is here', () => {
    const marked = dispatcher.endpoints.filter(({ endpoint }) => endpoint.fresh).map(({ key }) => key)
    expect(marked.toSorted()).toEqual(fresh.toSorted())
  })
})

describe('access of an admin who owes the second step', () => {
  it('is to what any customer may call, and to setting it up', async () => {
    const state = { isFresh: true, owesFactor: true }
    for (const key of keys.filter((key) => admits(key, 'admin'))) {
      const isOpen = admits(key, 'user') || beforeFactor.includes(key)
      expect([key, await outcome(key, { role: 'admin', state })]).toEqual([
        key,
        isOpen ? 'allowed' : 'second_factor_needed',
      ])
    }
  })
})
