/** The roles that an account can have in the house (§6). */
export const roles = ['user', 'staff', 'admin'] as const

export type Role = (typeof roles)[number]
