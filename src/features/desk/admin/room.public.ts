import type { Language } from '../../../shared/i18n/languages.ts'
import type { AskedAreas } from '../../../shared/roles.ts'
import type { PageName } from '../../../sitemap.ts'

/** The groups of the rooms of the admin, in their order. */
export const roomGroups = ['today', 'sales', 'salon', 'catalogue', 'customers', 'company'] as const

interface NamedPlace {
  readonly name: Readonly<Record<Language, string>>
  readonly to: string
  /** Other words by which it is found. */
  readonly words?: Readonly<Record<Language, string>>
}

/** A room of the admin; a slice exports its rooms from a file `*.rooms.ts`, whose name is all that the admin needs. */
export interface Room {
  readonly page: PageName
  /** The areas in one of which a member needs rights, as the sitemap says; none for a room of admins. */
  readonly areas?: AskedAreas
  readonly group: (typeof roomGroups)[number]
  /** Its place in the group. */
  readonly place: number
  readonly name: Readonly<Record<Language, string>>
  /** The pages that lie behind it, as an order behind the list of orders. */
  readonly behind?: readonly PageName[]
  /** Where a record of a kind is opened, as the journal names the kind. */
  readonly records?: Readonly<Record<string, (id: string) => string>>
  /** What else is reached by its name: a part of the room, or an act that begins there. */
  readonly parts?: readonly NamedPlace[]
  readonly acts?: readonly NamedPlace[]
  /** Whether it stands in the bar at the foot of a telephone. */
  readonly atHand?: boolean
}

/** The rooms in the order in which they are shown. */
export const inOrder = (rooms: readonly Room[]) =>
  rooms.toSorted(
    (one, other) =>
      roomGroups.indexOf(one.group) - roomGroups.indexOf(other.group) || one.place - other.place,
  )

export const defineRooms = (...rooms: readonly Room[]) => rooms
