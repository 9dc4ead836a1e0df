import { expect, it } from 'vitest'
import { anAgreement } from '../../testing/orders/an-agreement.ts'
import { creditNoteOfRefund } from './credit-note-of-refund.ts'
import { invoiceOfOrder } from './invoice-of-order.ts'
import { natureOf } from './line-nature.ts'

const paper = { number: 'F-2026-000001', issuedOn: '2026-11-22', paidOn: '2026-11-22', suppliedOn: null }

it('is that of products, of the delivery, and of money that went back for nothing', () => {
  const contract = { ...anAgreement, shippingCents: 1_500, shippingVatCents: 250 }
  const invoice = invoiceOfOrder(contract, paper)
  expect(invoice.lines.map((line) => natureOf(line, invoice.operation))).toEqual([
    ...contract.lines.map(() => 'goods'),
    'delivery',
  ])
  const note = creditNoteOfRefund(contract, {
    cents: 100,
    parts: [],
    before: [],
    reason: { fr: 'Geste commercial' },
    refersTo: { number: 'F-2026-000001', issuedOn: '2026-11-22' },
    paper,
  })
  expect(note.lines.map((line) => natureOf(line, note.operation))).toEqual(['goodwill'])
  expect(invoice.lines.map((line) => natureOf(line, 'services'))[0]).toBe('services')
})
