import type { Board } from '../gallery.limits.ts'

/** What hangs on a board has changed: its items, their order, or the day that begins or ends one. */
export const galleryTag = (board: Board) => `gallery:${board}`
