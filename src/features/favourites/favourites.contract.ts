import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { favouritesLimit } from './favourites.limits.ts'

const favouriteSchema = z.object({ productId: z.string(), addedAt: z.string() })

const listSchema = z.object({
  success: z.literal(true),
  favourites: z
    .array(favouriteSchema)
    .describe('Newest first; products that are no longer presented are left out'),
})

const productParams = z.object({ productId: z.string() })

/** What may be in a browser's storage is not ours to refuse: ids that name no product are passed over. */
const guestListSchema = z.object({
  productIds: z.array(z.string()).max(favouritesLimit).describe('Newest first'),
})

export const favouritesContract = defineContract({
  'GET /account/favourites': {
    access: 'user',
    summary: 'The products that the caller keeps',
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
    summary: 'Keeps a product; one that is kept already stays in its place',
    params: productParams,
    conflicts: `The list holds ${favouritesLimit} products already`,
    answer: z.object({ success: z.literal(true), favourite: favouriteSchema }),
  },
  'DELETE /account/favourites/{productId}': {
    access: 'user',
    summary: 'Keeps a product no longer; done as well when it was not kept',
    params: productParams,
    answer: z.object({ success: z.literal(true) }),
  },
})

export type FavouritesContract = typeof favouritesContract
export type Favourite = Readonly<z.output<typeof favouriteSchema>>
