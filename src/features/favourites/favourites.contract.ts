import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { favouritesLimit } from './favourites.limits.ts'

const favouriteSchema = z.object({ productId: z.string(), addedAt: z.string() })

const listSchema = z.object({
  success: z.literal(true),
  favourites: z
    .array(favouriteSchema)
    .describe('Newest first; pieces that are no longer presented are left out'),
})

const pieceParams = z.object({ productId: z.string() })

/** What may be in a browser's storage is not ours to refuse: ids that name no piece are passed over. */
const guestListSchema = z.object({
  productIds: z.array(z.string()).max(favouritesLimit).describe('Newest first'),
})

export const favouritesContract = defineContract({
  'GET /account/favourites': {
    access: 'user',
    summary: 'The pieces that the caller keeps',
    answer: listSchema,
  },
  'POST /account/favourites': {
    access: 'user',
    summary: 'Joins the list that a guest kept to the caller’s; sent again, it changes nothing',
    body: guestListSchema,
    answer: listSchema,
  },
  'PUT /account/favourites/{productId}': {
    access: 'user',
    summary: 'Keeps a piece; one that is kept already stays in its place',
    params: pieceParams,
    conflicts: `The list holds ${favouritesLimit} pieces already`,
    answer: z.object({ success: z.literal(true), favourite: favouriteSchema }),
  },
  'DELETE /account/favourites/{productId}': {
    access: 'user',
    summary: 'Keeps a piece no longer; done as well when it was not kept',
    params: pieceParams,
    answer: z.object({ success: z.literal(true) }),
  },
})

export type FavouritesContract = typeof favouritesContract
export type Favourite = Readonly<z.output<typeof favouriteSchema>>
