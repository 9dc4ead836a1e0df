/** The purposes that need the visitor's consent; necessary data needs none (§3). */
export const optionalPurposes = ['analytics', 'marketing', 'preferences'] as const

export type OptionalPurpose = (typeof optionalPurposes)[number]
