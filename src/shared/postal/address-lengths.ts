/** The longest texts that fit on a label. */
export const addressLengths = {
  firstName: 80,
  lastName: 80,
  company: 100,
  street: 120,
  further: 120,
  postalCode: 12,
  city: 80,
  phone: 30,
} as const
