/** Payment in instalments is credit, which the house does not offer (domain.md 1.7): by Stripe's names, asked and shown nowhere. */
export const creditMethods = [
  'affirm',
  'afterpay_clearpay',
  'alma',
  'billie',
  'klarna',
  'scalapay',
  'sequra',
  'sunbit',
  'zip',
] as const
