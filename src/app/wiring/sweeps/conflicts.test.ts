import { expect, it } from 'vitest'
import { openApiOf } from '../../../platform/http/documents/open-api.ts'
import { statusOfKind } from '../../../platform/http/refusals/error-table.ts'
import { apiModules } from '../modules/api-modules.ts'

/**
 * Calls that the current state may refuse: a call that can throw a conflict must be added here, and its contract must
 * say when.
 */
const conflicting = [
  'DELETE /account',
  'DELETE /admin/accounts/{id}/second-factor',
  'DELETE /admin/team/{id}/sessions',
  'DELETE /admin/withdrawals/{id}/returns/{returnId}',
  'DELETE /appointments/{id}',
  'DELETE /auth/second-factor',
  'DELETE /categories/{id}',
  'DELETE /products/{id}',
  'GET /admin/packing-slips',
  'PATCH /admin/messages/{id}',
  'PATCH /products/{id}',
  'POST /account/addresses',
  'POST /admin/appointments',
  'POST /admin/lists/{list}/views',
  'POST /admin/messages/{id}/replies',
  'POST /admin/orders/{id}/cancel',
  'POST /admin/orders/{id}/go-on',
  'POST /admin/orders/{id}/notes',
  'POST /admin/orders/{id}/refund',
  'POST /admin/orders/{id}/refunds/{refundId}/retry',
  'POST /admin/orders/{id}/take-back',
  'POST /admin/outbox/{id}/send',
  'POST /admin/take-backs',
  'POST /admin/team',
  'POST /admin/team/{id}/hand-over',
  'POST /admin/team/{id}/invitation',
  'POST /admin/team/{id}/view',
  'POST /admin/withdrawals/{id}/accept',
  'POST /admin/withdrawals/{id}/await',
  'POST /admin/withdrawals/{id}/refuse',
  'POST /admin/withdrawals/{id}/returns',
  'POST /admin/withdrawals/{id}/returns/{returnId}/restock',
  'POST /appointments',
  'POST /appointments/holds',
  'POST /auth/register',
  'POST /auth/second-factor',
  'POST /auth/second-factor/confirmation',
  'POST /auth/second-factor/recovery-codes',
  'POST /auth/verify-email',
  'POST /cart/add',
  'POST /admin/products/{id}/restorations',
  'POST /categories',
  'POST /gallery',
  'POST /orders',
  'POST /orders/{id}/cancel',
  'POST /orders/{id}/payment',
  'POST /payments/demo/answer',
  'POST /payments/demo/bancontact',
  'POST /payments/demo/challenge',
  'POST /payments/demo/confirm',
  'POST /products',
  'PATCH /plates/{slot}',
  'POST /products/{id}/images',
  'POST /products/{id}/images/multiple',
  'POST /products/{id}/reviews',
  'POST /products/{id}/stock-alerts',
  'PUT /account/favourites/{productId}',
  'PUT /admin/accounts/{id}',
  'PUT /admin/appointments/{id}',
  'PUT /admin/appointments/{id}/note',
  'PUT /admin/appointments/{id}/status',
  'PUT /admin/orders/{id}/parcel',
  'PUT /admin/orders/{id}/status',
  'PUT /admin/product-reviews/{id}/reply',
  'PUT /admin/categories/order',
  'PUT /admin/products/{id}',
  'PUT /categories/{id}',
  'PUT /admin/second-factor',
  'PUT /admin/settings/delivery',
  'PUT /admin/settings/house',
  'PUT /admin/settings/seller',
  'PUT /admin/settings/services',
  'PUT /admin/withdrawals/{id}/order',
  'PUT /appointments/{id}',
  'PUT /cart/items/{itemId}',
  'PUT /gallery/order',
  'PUT /gallery/{id}',
  'PUT /products/{id}',
  'PUT /products/{id}/state',
  'PUT /reviews/{id}/reply',
]

it('OpenAPI tells of a conflict wherever there may be one, and nowhere else', () => {
  const endpoints = apiModules.flatMap((module) => module.endpoints)
  const { paths } = openApiOf({ endpoints, title: 'API', publicUrl: 'https://example.test' })
  const told = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      statusOfKind.conflict in responses ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
  expect(told.sort()).toEqual(conflicting.toSorted())
})
