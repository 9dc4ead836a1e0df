import type { FulfilmentDeed } from '../../../src/features/orders/status/fulfilment.rules.ts'
import type { PostalAddress } from '../../../src/features/papers/order-contract.ts'
import { customerId } from '../demo-accounts.ts'

/** What happened to an order after it was placed, and how many days ago. */
export interface DemoStep {
  readonly deed: FulfilmentDeed | 'refund_part'
  readonly daysAgo: number
  /** When a part was refunded: the line of which one product was refunded. */
  readonly line?: number
  readonly reason?: 'withdrawal' | 'defect' | 'gesture' | 'cancelled'
}

export interface DemoBuyer {
  readonly accountId?: string
  /** One of the customers who wrote the reviews, by the name that the reviews use. */
  readonly customer?: string
  readonly email: string
  readonly address: PostalAddress
}

export interface DemoOrder {
  readonly buyer: keyof typeof demoBuyers
  /** What the house has to see to about it today. */
  readonly today?: 'parcel_late' | 'withdrawn' | 'disputed' | 'refund_refused' | 'confirmed'
  readonly lines: readonly { readonly product: string; readonly size: string; readonly quantity?: number }[]
  readonly daysAgo: number
  readonly steps: readonly DemoStep[]
  readonly language?: 'fr' | 'en'
  readonly pickup?: true
  readonly promoCode?: string
  readonly notes?: string
  /** The day of the event, as the number of days from now. */
  readonly eventInDays?: number
}

const address = (place: Partial<PostalAddress>): PostalAddress => ({
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  company: '',
  street: '12 rue des Lilas',
  further: '',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  phone: '',
  ...place,
})

export const demoBuyers = {
  jeanne: {
    accountId: customerId,
    email: 'cliente@maison-clairval.example',
    address: address({ further: '3e étage', phone: '+33 6 12 34 56 78' }),
  },
  claire: {
    customer: 'claire',
    email: 'claire@clientes.example',
    address: address({
      firstName: 'Claire',
      lastName: 'Delaunay',
      street: '5 quai de la Fosse',
      postalCode: '44000',
      city: 'Nantes',
    }),
  },
  nadia: {
    customer: 'nadia',
    email: 'nadia@clientes.example',
    address: address({
      firstName: 'Nadia',
      lastName: 'Haddad',
      street: '18 rue du Midi',
      postalCode: '1000',
      city: 'Bruxelles',
      country: 'BE',
    }),
  },
  emily: {
    customer: 'emily',
    email: 'emily@clientes.example',
    address: address({
      firstName: 'Emily',
      lastName: 'Hartley',
      street: '27 Marylebone High Street',
      postalCode: 'W1U 4PH',
      city: 'London',
      country: 'GB',
    }),
  },
} as const satisfies Readonly<Record<string, DemoBuyer>>

const parcelArrived = (placed: number): readonly DemoStep[] => [
  { deed: 'pay', daysAgo: placed },
  { deed: 'prepare', daysAgo: placed - 1 },
  { deed: 'ship', daysAgo: placed - 2 },
  { deed: 'deliver', daysAgo: placed - 4 },
]

/** Orders in every status, from the oldest to the newest. Many of them are Jeanne's, whose account can sign in. */
export const demoOrders: readonly DemoOrder[] = [
  {
    buyer: 'claire',
    today: 'refund_refused',
    lines: [{ product: 'demo-001', size: '38' }],
    daysAgo: 120,
    steps: parcelArrived(120),
  },
  {
    buyer: 'jeanne',
    lines: [
      { product: 'demo-030', size: '38' },
      { product: 'demo-031', size: '38' },
    ],
    daysAgo: 64,
    promoCode: 'BIENVENUE10',
    steps: parcelArrived(64),
  },
  {
    buyer: 'nadia',
    lines: [{ product: 'demo-026', size: '40' }],
    daysAgo: 52,
    steps: [...parcelArrived(52), { deed: 'refund_all', daysAgo: 38, reason: 'withdrawal' }],
  },
  {
    buyer: 'jeanne',
    lines: [
      { product: 'demo-033', size: '38' },
      { product: 'demo-039', size: '', quantity: 2 },
    ],
    daysAgo: 45,
    steps: [...parcelArrived(45), { deed: 'refund_part', daysAgo: 33, line: 1, reason: 'defect' }],
  },
  {
    buyer: 'jeanne',
    lines: [{ product: 'demo-032', size: '40' }],
    daysAgo: 30,
    steps: [
      { deed: 'pay', daysAgo: 30 },
      { deed: 'cancel', daysAgo: 29.8 },
      { deed: 'refund_all', daysAgo: 29.7, reason: 'cancelled' },
    ],
  },
  {
    buyer: 'emily',
    today: 'parcel_late',
    lines: [{ product: 'demo-035', size: '36' }],
    daysAgo: 27,
    language: 'en',
    steps: parcelArrived(27),
  },
  {
    buyer: 'claire',
    lines: [{ product: 'demo-034', size: '42' }],
    daysAgo: 21,
    steps: [{ deed: 'expire', daysAgo: 20.97 }],
  },
  {
    buyer: 'jeanne',
    lines: [{ product: 'demo-013', size: 'Sur mesure' }],
    daysAgo: 20,
    notes: 'L’ourlet pour des talons de 6 cm, s’il vous plaît.',
    eventInDays: 75,
    steps: [
      { deed: 'pay', daysAgo: 20 },
      { deed: 'prepare', daysAgo: 18 },
    ],
  },
  {
    buyer: 'nadia',
    lines: [{ product: 'demo-018', size: '40' }],
    daysAgo: 16,
    steps: [
      { deed: 'pay', daysAgo: 16 },
      { deed: 'prepare', daysAgo: 14 },
    ],
  },
  {
    buyer: 'jeanne',
    today: 'withdrawn',
    lines: [
      { product: 'demo-037', size: '38' },
      { product: 'demo-040', size: '' },
    ],
    daysAgo: 10,
    steps: parcelArrived(10),
  },
  {
    buyer: 'claire',
    today: 'disputed',
    lines: [{ product: 'demo-038', size: '' }],
    daysAgo: 8,
    steps: [{ deed: 'pay', daysAgo: 8 }],
  },
  {
    buyer: 'emily',
    lines: [{ product: 'demo-038', size: '' }],
    daysAgo: 6,
    language: 'en',
    pickup: true,
    steps: [
      { deed: 'pay', daysAgo: 6 },
      { deed: 'prepare', daysAgo: 5 },
      { deed: 'ship', daysAgo: 4 },
    ],
  },
  {
    buyer: 'jeanne',
    lines: [{ product: 'demo-020', size: '40' }],
    daysAgo: 4,
    steps: [
      { deed: 'pay', daysAgo: 4 },
      { deed: 'prepare', daysAgo: 3 },
      { deed: 'ship', daysAgo: 1 },
    ],
  },
  {
    buyer: 'claire',
    lines: [{ product: 'demo-017', size: '38' }],
    daysAgo: 2,
    steps: [{ deed: 'cancel', daysAgo: 1.99 }],
  },
  {
    buyer: 'jeanne',
    today: 'confirmed',
    lines: [{ product: 'demo-039', size: '' }],
    daysAgo: 1,
    steps: [{ deed: 'pay', daysAgo: 1 }],
  },
  { buyer: 'nadia', lines: [{ product: 'demo-039', size: '' }], daysAgo: 0, steps: [] },
]
