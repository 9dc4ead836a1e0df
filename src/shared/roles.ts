/** The roles of an account (§6). */
export const roles = ['user', 'staff', 'admin'] as const

export type Role = (typeof roles)[number]
