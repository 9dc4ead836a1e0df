import type { PaymentPurpose } from '../../../platform/payments/payment-purpose.ts'

const found = import.meta.glob<Record<string, PaymentPurpose>>(
  '../../../features/*/server/*.payment-purpose.ts',
  { eager: true },
)

/** The kinds of subjects that can be paid for, found by file name. */
export const paymentPurposes: readonly PaymentPurpose[] = Object.values(found).flatMap((module) =>
  Object.values(module),
)
