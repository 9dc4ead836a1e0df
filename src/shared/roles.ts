/** Who somebody is in the house; the names are the specification's (§6). */
export const roles = ['user', 'staff', 'admin'] as const

export type Role = (typeof roles)[number]
