import { describe, expect, it } from 'vitest'
import { paymentsNotice } from '../payments/payments-notice.rules.ts'
import { isPublicUrl, type LaunchFacts, launchChecklist, launchItemIds } from './launch-checklist.rules.ts'

const ready: LaunchFacts = {
  examples: { house: [], seller: [], delivery: [], services: [] },
  emails: ['bonjour@maison.fr', 'retours@maison.fr'],
  hasGuaranteeNotice: true,
  paymentsTaker: 'stripe',
  sendsMail: true,
  publicUrl: 'https://www.maison.fr',
  hasKnownSecrets: false,
  exampleAccounts: 0,
  products: 12,
  productsWithoutEnglish: 0,
  looks: 8,
}

const withExamples = (record: keyof LaunchFacts['examples'], field: string): Partial<LaunchFacts> => ({
  examples: { ...ready.examples, [record]: [field] },
})

const missing = (more: Partial<LaunchFacts>) =>
  launchChecklist({ ...ready, ...more }).map(({ _id, severity }) => `${severity} ${_id}`)

describe('what is missing before the house opens', () => {
  it('is nothing when everything is there', () => {
    expect(launchChecklist(ready)).toEqual([])
  })

  it.each([
    ['law company', withExamples('seller', 'siren')],
    ['law company', withExamples('seller', 'publicationDirector')],
    ['law mediator', withExamples('seller', 'mediator')],
    ['law host', withExamples('seller', 'host')],
    ['law textileId', withExamples('seller', 'textileId')],
    ['law guaranteeNotice', { hasGuaranteeNotice: false }],
    ['opening contact', withExamples('house', 'phone')],
    ['opening contact', { emails: ['bonjour@maison.EXAMPLE'] }],
    ['opening payment', { paymentsTaker: 'demo' }],
    ['opening closedPayment', { paymentsTaker: 'closed' }],
    ['opening mail', { sendsMail: false }],
    ['opening publicUrl', { publicUrl: 'http://www.maison.fr' }],
    ['opening demoAccounts', { exampleAccounts: 3 }],
    ['opening secrets', { hasKnownSecrets: true }],
    ['opening products', { products: 0 }],
    ['advice terms', withExamples('house', 'hours')],
    ['advice terms', withExamples('delivery', 'rates')],
    ['advice terms', withExamples('services', 'wedding')],
    ['advice lookbook', { looks: 0 }],
    ['advice accessibility', withExamples('house', 'accessibility')],
    ['advice english', { productsWithoutEnglish: 2 }],
  ] as const)('is %s, and nothing else, for %o', (item, more) => {
    expect(missing(more)).toEqual([item])
  })

  it('says how many there are, where it is not one thing', () => {
    expect(launchChecklist({ ...ready, exampleAccounts: 3, sendsMail: false })).toEqual([
      { _id: 'mail', severity: 'opening', count: null },
      { _id: 'demoAccounts', severity: 'opening', count: 3 },
    ])
  })

  it('begins with what the law demands', () => {
    const everything = launchChecklist({
      examples: {
        house: ['phone', 'hours', 'accessibility'],
        seller: ['siren', 'mediator', 'host', 'textileId'],
        delivery: ['rates'],
        services: [],
      },
      emails: [],
      hasGuaranteeNotice: false,
      paymentsTaker: 'demo',
      sendsMail: false,
      publicUrl: 'http://localhost:3000',
      hasKnownSecrets: true,
      exampleAccounts: 1,
      products: 0,
      productsWithoutEnglish: 1,
      looks: 0,
    })
    // Payments are a demo or closed, never both.
    expect(everything.map(({ _id }) => _id)).toEqual(launchItemIds.filter((id) => id !== 'closedPayment'))
    const order = everything.map(({ severity }) => ['law', 'opening', 'advice'].indexOf(severity))
    expect(order).toEqual(order.toSorted())
  })
})

describe('what the banner and the list say about payments', () => {
  it.each([
    ['stripe', false, null, []],
    ['stripe', true, null, []],
    ['demo', false, 'demo', ['payment']],
    // The demo house need not be warned of its test cards; it could not open with them.
    ['demo', true, null, ['payment']],
    ['closed', false, 'closed', ['closedPayment']],
    ['closed', true, 'closed', ['closedPayment']],
  ] as const)('agrees where %s takes them (the demo house: %s)', (paymentsTaker, isDemo, banner, list) => {
    expect(paymentsNotice(paymentsTaker, isDemo)).toBe(banner)
    expect(launchChecklist({ ...ready, paymentsTaker }).map(({ _id }) => _id)).toEqual(list)
  })
})

describe('an address for customers', () => {
  it.each(['https://www.maison.fr', 'https://maison.fr/boutique'])('is %s', (address) => {
    expect(isPublicUrl(address)).toBe(true)
  })

  it.each([
    'http://www.maison.fr',
    'https://localhost',
    'https://127.0.0.1:3000',
    'https://[::1]',
    'https://a.localhost',
  ])('is not %s', (address) => {
    expect(isPublicUrl(address)).toBe(false)
  })
})
