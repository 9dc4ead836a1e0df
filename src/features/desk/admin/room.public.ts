import type { Language } from '../../../shared/i18n/languages.ts'
import type { PageName } from '../../../sitemap.ts'

/** The groups of the rooms of the admin, in their order. */
export const roomGroups = ['today', 'sales', 'salon', 'catalogue', 'customers', 'company'] as const

/** A room of the admin; a slice exports its rooms from a file `*.rooms.ts`, whose name is all that the admin needs. */
export interface Room {
  readonly page: PageName
  readonly group: (typeof roomGroups)[number]
  /** Its place in the group. */
  readonly place: number
  readonly name: Readonly<Record<Language, string>>
  /** The pages that lie behind it, as an order behind the list of orders. */
  readonly behind?: readonly PageName[]
  /** Where a record of a kind is opened, as the journal names the kind. */
  readonly records?: Readonly<Record<string, (id: string) => string>>
  /** Whether it stands in the bar at the foot of a telephone. */
  readonly atHand?: boolean
}

export const defineRooms = (...rooms: readonly Room[]) => rooms
