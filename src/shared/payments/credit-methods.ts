/**
 * Stripe's names of payments in instalments, which are credit: the house does not offer it (§11.7), so they are never
 * requested or shown.
 */
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
