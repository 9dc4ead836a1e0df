/** Payment in instalments is credit, which the house does not offer (§11.7): by Stripe's names, asked and shown nowhere. */
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
