/** What a visitor may agree to or not; what the house needs to work is never asked about (§3). */
export const optionalPurposes = ['analytics', 'marketing', 'preferences'] as const

export type OptionalPurpose = (typeof optionalPurposes)[number]
