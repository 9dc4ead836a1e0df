/** The roles of an account (§6). */
export const roles = ['user', 'staff', 'admin'] as const

export type Role = (typeof roles)[number]

/** The areas of the house in which a member of the team may have rights; an admin has those of all. */
export const areas = ['salon', 'sales', 'catalogue', 'customers', 'accounting', 'workshop'] as const

export type Area = (typeof areas)[number]

/** The areas of a member of the team for whom none are named. */
export const usualAreas: readonly Area[] = ['salon', 'sales', 'customers']

/** What a call or a page of the team asks for: rights in one of these areas; `every` is open to the whole team. */
export type AskedAreas = readonly Area[] | 'every'

/** Somebody as far as rights go. */
export interface RightsHolder {
  readonly role: Role
  /** Null where none are named. */
  readonly areas?: readonly Area[] | null | undefined
}

/** The areas in which somebody has rights. */
export const areasOf = ({ role, areas: named }: RightsHolder): readonly Area[] => {
  if (role === 'admin') return areas
  return role === 'staff' ? (named ?? usualAreas) : []
}

/** Whether somebody has rights in one of the areas that are asked for. */
export const hasRights = (member: RightsHolder, asked: AskedAreas) =>
  asked === 'every' ? member.role !== 'user' : asked.some((area) => areasOf(member).includes(area))
