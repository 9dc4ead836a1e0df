import { isLoopbackUrl } from '../../shared/loopback-url.ts'
import { type PaymentsTaker, whyNoMoney } from '../payments/payments-notice.rules.ts'

/** What opening the house asks for: what the law demands, what buying needs, what is well advised. */
export const severities = ['law', 'opening', 'advice'] as const

export type Severity = (typeof severities)[number]

/** Everything that may be missing, the most pressing first. */
export const launchItemIds = [
  'company',
  'mediator',
  'host',
  'textileId',
  'guaranteeNotice',
  'contact',
  'payment',
  'closedPayment',
  'mail',
  'publicUrl',
  'demoAccounts',
  'secrets',
  'products',
  'terms',
  'lookbook',
  'accessibility',
  'english',
] as const

export type LaunchItemId = (typeof launchItemIds)[number]

const severityOf: Readonly<Record<LaunchItemId, Severity>> = {
  company: 'law',
  mediator: 'law',
  host: 'law',
  textileId: 'law',
  guaranteeNotice: 'law',
  contact: 'opening',
  payment: 'opening',
  closedPayment: 'opening',
  mail: 'opening',
  publicUrl: 'opening',
  demoAccounts: 'opening',
  secrets: 'opening',
  products: 'opening',
  terms: 'advice',
  lookbook: 'advice',
  accessibility: 'advice',
  english: 'advice',
}

export interface LaunchFacts {
  /** Fields of each record that are still those of the example. */
  readonly examples: Readonly<Record<'house' | 'seller' | 'delivery' | 'services', readonly string[]>>
  /** Addresses that customers write to. */
  readonly emails: readonly string[]
  /** Whether the Union's notice on guarantees is in place in every language (Directive (EU) 2024/825). */
  readonly hasGuaranteeNotice: boolean
  readonly paymentsTaker: PaymentsTaker
  readonly sendsMail: boolean
  readonly publicUrl: string
  readonly hasKnownSecrets: boolean
  /** Accounts under addresses that cannot exist, such as the demo's. */
  readonly exampleAccounts: number
  readonly products: number
  readonly productsWithoutEnglish: number
  /** Pictures that the look book shows today. */
  readonly looks: number
}

export interface LaunchItem {
  readonly _id: LaunchItemId
  readonly severity: Severity
  /** Of how many; where it is not one thing. */
  readonly count: number | null
}

const companyFields = [
  'legalName',
  'legalForm',
  'capital',
  'siren',
  'siret',
  'rcsCity',
  'vatNumber',
  'seat',
  'publicationDirector',
]
const contactFields = ['name', 'phone', 'email', 'whatsappNumber', 'address']

/** Addresses under « .example » cannot exist (RFC 2606). */
const isExampleAddress = (email: string) => /[@.]example$/i.test(email)

/** Whether customers can come there: encrypted, and not only from this machine. */
export const isPublicUrl = (publicUrl: string) =>
  publicUrl.startsWith('https://') && !isLoopbackUrl(publicUrl)

/** What is missing before the house opens, the most pressing first; nothing when it may. */
export const launchChecklist = (facts: LaunchFacts): readonly LaunchItem[] => {
  const { house, seller, delivery, services } = facts.examples
  const among = (fields: readonly string[], examples: readonly string[]) =>
    fields.some((field) => examples.includes(field))
  const missing: Readonly<Record<LaunchItemId, boolean | number>> = {
    company: among(companyFields, seller),
    mediator: seller.includes('mediator'),
    host: seller.includes('host'),
    textileId: seller.includes('textileId'),
    guaranteeNotice: !facts.hasGuaranteeNotice,
    contact: among(contactFields, house) || facts.emails.some(isExampleAddress),
    payment: whyNoMoney(facts.paymentsTaker) === 'demo',
    closedPayment: whyNoMoney(facts.paymentsTaker) === 'closed',
    mail: !facts.sendsMail,
    publicUrl: !isPublicUrl(facts.publicUrl),
    demoAccounts: facts.exampleAccounts,
    secrets: facts.hasKnownSecrets,
    products: facts.products === 0,
    terms: house.includes('hours') || delivery.length > 0 || services.length > 0,
    lookbook: facts.looks === 0,
    accessibility: house.includes('accessibility'),
    english: facts.productsWithoutEnglish,
  }
  return launchItemIds
    .filter((id) => missing[id])
    .map((_id) => {
      const much = missing[_id]
      return { _id, severity: severityOf[_id], count: typeof much === 'number' ? much : null }
    })
}
