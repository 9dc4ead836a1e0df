import type { APIRequestContext } from '@playwright/test'
import type { Board } from '../../src/features/gallery/gallery.limits.ts'
import type { GalleryItem } from '../../src/features/gallery/gallery-item.schema.ts'

/** What hangs on a board of the demo house, as the pages get it. */
export const shownItems = async (
  { request }: { request: APIRequestContext },
  board: Board,
  lng: 'fr' | 'en' = 'fr',
): Promise<readonly GalleryItem[]> => {
  const { items } = await (await request.get(`/api/gallery?board=${board}&lng=${lng}`)).json()
  if (items.length < 3) throw new Error(`Nothing hangs on the board ${board}`)
  return items
}
