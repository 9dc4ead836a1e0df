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
    summary: 'Lists the caller’s favourites',
    answer: listSchema,
  },
  'POST /account/favourites': {
    access: 'user',
    summary: 'Merges a guest’s favourites into the caller’s; repeating it has no effect',
    body: guestListSchema,
    answer: listSchema,
  },
  'PUT /account/favourites/{productId}': {
    access: 'user',
    summary: 'Adds a product to the favourites; succeeds if it is already there',
    params: productParams,
    conflicts: `The list already has ${favouritesLimit} products`,
    answer: z.object({ success: z.literal(true), favourite: favouriteSchema }),
  },
  'DELETE /account/favourites/{productId}': {
    access: 'user',
    summary: 'Removes a product from the favourites; succeeds if it is not there',
    params: productParams,
    answer: z.object({ success: z.literal(true) }),
  },
})

export type FavouritesContract = typeof favouritesContract
export type Favourite = Readonly<z.output<typeof favouriteSchema>>
