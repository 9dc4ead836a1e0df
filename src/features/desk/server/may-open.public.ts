import type { Caller } from '../../../platform/context/context.ts'
import { hasRights } from '../../../shared/roles.ts'
import { type PageName, type SitemapEntry, sitemap } from '../../../sitemap.ts'

/** Whether the caller may open a room of the admin, and so see what it holds from elsewhere. */
export const mayOpen = (caller: Caller | null, room: PageName) => {
  const { access, areas = [] }: SitemapEntry = sitemap[room]
  if (caller === null) return false
  return access === 'admin' ? caller.role === 'admin' : hasRights(caller, areas)
}
