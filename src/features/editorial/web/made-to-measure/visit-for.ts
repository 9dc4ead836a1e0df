import { pathTo } from '../../../../sitemap.ts'
import type { OpenKind } from '../../../appointments/appointment-kinds.ts'

/** What the house creates for one person, as its prices are named. */
export type Creation = 'wedding' | 'evening' | 'ceremony'

const kinds = {
  wedding: 'bridal-discovery',
  evening: 'evening-discovery',
  ceremony: 'evening-discovery',
} as const satisfies Record<Creation, OpenKind>

/** Where the first visit about a creation is booked, its kind already chosen. */
export const visitFor = (creation: Creation) => `${pathTo('booking')}?type=${kinds[creation]}`
