import type { Context } from '../../../platform/context/context.ts'
import type { Board } from '../gallery.limits.ts'
import { findShownItems } from './gallery.repository.ts'

/** How many pictures of a board the house shows today. */
export const countShownItems = async (ctx: Context, board: Board) => (await findShownItems(ctx, board)).length
