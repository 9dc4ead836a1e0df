import { describe, expect, it } from 'vitest'
import type { Caller, Context, Role } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { AppError } from '../../../shared/errors.ts'
import { apiModules } from '../modules/api-modules.ts'

/** The roles that may call each endpoint (§6): an endpoint is added here on purpose, or this test fails. */
const everybody = ['guest', 'user', 'staff', 'admin'] as const

const signedIn = ['user', 'staff', 'admin'] as const

const ofStaff = ['staff', 'admin'] as const

const allowed: Record<string, readonly string[]> = {
  'GET /products': everybody,
  'GET /products/{id}': everybody,
  'POST /products': ['admin'],
  'PUT /products/{id}': ['admin'],
  'PUT /products/{id}/low-stock': ['admin'],
  'DELETE /products/{id}': ['admin'],
  'GET /admin/products/{id}': ['admin'],
  'POST /products/{id}/images': ['admin'],
  'POST /products/{id}/images/multiple': ['admin'],
  'PUT /products/{id}/images/order': ['admin'],
  'PUT /products/{id}/images/{imageId}': ['admin'],
  'PUT /products/{id}/images/{imageId}/main': ['admin'],
  'DELETE /products/{id}/images/{imageId}': ['admin'],
  'GET /categories': everybody,
  'POST /categories': ['admin'],
  'PUT /categories/{id}': ['admin'],
  'DELETE /categories/{id}': ['admin'],
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
  'GET /appointments/{id}.ics': everybody,
  'GET /admin/appointments': ofStaff,
  'POST /admin/appointments': ofStaff,
  'GET /admin/appointments/{id}': ofStaff,
  'PUT /admin/appointments/{id}': ofStaff,
  'PUT /admin/appointments/{id}/status': ofStaff,
  'PUT /admin/appointments/{id}/note': ofStaff,
  'GET /admin/placements': ofStaff,
  'GET /admin/calendar': ofStaff,
  'GET /admin/unavailable-dates': ofStaff,
  'POST /admin/unavailable-dates': ofStaff,
  'POST /admin/unavailable-dates/touched': ofStaff,
  'DELETE /admin/unavailable-dates/{id}': ofStaff,
  'POST /consents': everybody,
  'GET /whatsapp/status': everybody,
  'PUT /whatsapp/status': ['admin'],
  'GET /admin/whatsapp': ['admin'],
  'GET /admin/mail-standing': ofStaff,
  'GET /admin/payments': ofStaff,
  'GET /admin/settings': ['admin'],
  'PUT /admin/settings/house': ['admin'],
  'PUT /admin/settings/seller': ['admin'],
  'PUT /admin/settings/delivery': ['admin'],
  'PUT /admin/settings/services': ['admin'],
  'POST /admin/opening-hours/touched': ['admin'],
  'GET /admin/settings/checklist': ['admin'],
  'GET /house': everybody,
  'GET /house/legal': everybody,
  'GET /account/size': signedIn,
  'PUT /account/size': signedIn,
  'DELETE /account/size': signedIn,
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
  'POST /auth/second-factor': ofStaff,
  'POST /auth/second-factor/confirmation': ofStaff,
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
  'GET /admin/second-factor': ['admin'],
  'PUT /admin/second-factor': ['admin'],
  'DELETE /admin/accounts/{id}/second-factor': ['admin'],
  'GET /admin/dashboard': ofStaff,
  'GET /admin/waiting': ofStaff,
  'GET /admin/search': ofStaff,
  'GET /admin/today': ofStaff,
  'GET /admin/figures': ['admin'],
  'GET /admin/audit': ['admin'],
  'GET /admin/outbox': ofStaff,
  'GET /admin/outbox/{id}': ofStaff,
  'POST /admin/outbox/{id}/send': ofStaff,
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
  'GET /admin/orders/{id}/contract': ofStaff,
  'GET /admin/orders/{id}/documents/{documentId}': ofStaff,
  'GET /admin/orders': ofStaff,
  'GET /admin/orders-export': ['admin'],
  'GET /admin/views': ofStaff,
  'PUT /admin/lists/{list}/columns': ofStaff,
  'POST /admin/lists/{list}/views': ofStaff,
  'DELETE /admin/views/{id}': ofStaff,
  'GET /admin/orders/{id}': ofStaff,
  'PUT /admin/orders/{id}/status': ofStaff,
  'PUT /admin/orders/{id}/parcel': ofStaff,
  'POST /admin/orders/{id}/take-back': ofStaff,
  'GET /admin/orders/{id}/notes': ofStaff,
  'POST /admin/orders/{id}/notes': ofStaff,
  'DELETE /admin/orders/{id}/notes/{noteId}': ofStaff,
  'GET /admin/packing-slips': ofStaff,
  'GET /admin/day-sheet': ofStaff,
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
  'GET /admin/messages': ofStaff,
  'GET /admin/messages/{id}': ofStaff,
  'PATCH /admin/messages/{id}': ofStaff,
  'DELETE /admin/messages/{id}': ['admin'],
  'POST /admin/messages/{id}/replies': ofStaff,
  'POST /newsletter': everybody,
  'POST /newsletter/confirm': everybody,
  'POST /newsletter/unsubscribe': everybody,
  'GET /admin/newsletter': ['admin'],
  'GET /admin/newsletter-export': ['admin'],
  'GET /admin/newsletter/{id}': ['admin'],
  'PUT /admin/newsletter/{id}/removal': ['admin'],
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
  'GET /admin/withdrawals': ofStaff,
  'GET /admin/withdrawals/{id}': ofStaff,
  'PUT /admin/withdrawals/{id}/order': ofStaff,
  'POST /admin/withdrawals/{id}/accept': ['admin'],
  'POST /admin/withdrawals/{id}/refuse': ['admin'],
  'POST /admin/withdrawals/{id}/await': ['admin'],
  'POST /admin/withdrawals/{id}/returns': ofStaff,
  'DELETE /admin/withdrawals/{id}/returns/{returnId}': ofStaff,
  'POST /admin/withdrawals/{id}/returns/{returnId}/restock': ofStaff,
  'GET /guarantees': everybody,
  'GET /admin/guarantees': ['admin'],
  'PUT /admin/guarantees/notices/{language}': ['admin'],
  'DELETE /admin/guarantees/notices/{language}': ['admin'],
  'PUT /admin/guarantees/durability': ['admin'],
  'DELETE /admin/guarantees/durability/{productId}': ['admin'],
  'GET /gallery': everybody,
  'GET /admin/gallery': ['admin'],
  'POST /gallery': ['admin'],
  'PUT /gallery/order': ['admin'],
  'PUT /gallery/{id}': ['admin'],
  'DELETE /gallery/{id}': ['admin'],
  'GET /plates': everybody,
  'GET /documents/{name}': everybody,
  'GET /questions': everybody,
}

const dispatcher = createDispatcher({ modules: apiModules })

const reached = new Error('the handler was reached')

/** Calls that require a fresh proof: refunds, roles, exports, and changes of the second step. */
const fresh = [
  'GET /account/export',
  'POST /auth/second-factor',
  'PUT /admin/accounts/{id}',
  'PUT /admin/second-factor',
  'DELETE /admin/accounts/{id}/second-factor',
  'GET /admin/newsletter-export',
  'GET /admin/orders-export',
  'POST /admin/orders/{id}/cancel',
  'POST /admin/orders/{id}/refund',
  'POST /admin/orders/{id}/refunds/{refundId}/retry',
  'POST /admin/withdrawals/{id}/accept',
]

/** The calls with which an admin sets up a required second step. */
const beforeFactor = ['POST /auth/second-factor', 'POST /auth/second-factor/confirmation']

type CallerState = Pick<Caller, 'isFresh' | 'owesFactor'>

const atEase: CallerState = { isFresh: true, owesFactor: false }

interface Calling {
  readonly role: Role | 'guest'
  readonly state?: CallerState
}

/** A context in which everything after the permission check fails. */
const contextAs = ({ role, state = atEase }: Calling) =>
  new Proxy({} as Context, {
    get: (_target, name) => {
      if (name === 'caller') return role === 'guest' ? null : { id: '1', role, ...state }
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

const keys = dispatcher.endpoints.map(({ key }) => key)

const admits = (key: Key, role: Role | 'guest') => allowed[key]?.includes(role) === true

const everyCall = keys.flatMap((key) => everybody.map((role) => [key, role] as const))

describe('access', () => {
  it('is decided for every endpoint', () => {
    expect(keys.toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  it.each(everyCall)('to %s as %s', async (key, role) => {
    const refusal = role === 'guest' ? 'sign_in_required' : 'access_denied'
    expect(await outcome(key, { role })).toBe(admits(key, role) ? 'allowed' : refusal)
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
