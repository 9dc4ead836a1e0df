import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { framedPictureSchema } from '../../shared/pictures/picture.schema.ts'
import { highestPriceEuros } from '../catalog/catalog.limits.ts'
import { largestQuantity, mostLines } from './cart.limits.ts'
import { cartNotices } from './remarks/notice.rules.ts'

const euros = z.number().nonnegative()

/** No product costs more, so no seen price can be higher; a line that has lost its price sends 0 (§3). */
const sawEuros = euros.max(highestPriceEuros)

const optionsSchema = z
  .object({
    size: z
      .string()
      .nullish()
      .transform((size) => size ?? ''),
  })
  .default({ size: '' })
  .describe('What distinguishes lines of one product: its size. Anything else that is sent is passed over')

const quantitySchema = z.int().min(1).max(largestQuantity)

/** An id in capital letters means the same product; it is compared in lower case. */
const productIdSchema = z.string().toLowerCase()

const seenPriceSchema = euros.describe('The price at which the product was seen, where it is not today’s')

const cartItemSchema = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    price: euros,
    images: z.array(framedPictureSchema).describe('The main one; none for a product without pictures'),
  }),
  quantity: quantitySchema,
  options: z.object({ size: z.string().optional() }),
  size: z.string().nullable().describe('null for a product without sizes'),
  unitPrice: euros,
  available: z.int().nonnegative().describe('Products that the caller may take in this size'),
  seenPrice: seenPriceSchema.optional(),
  notice: z
    .enum(cartNotices)
    .nullable()
    .describe('What the customer is asked before this line can be ordered'),
})

/** A cart as every call about it answers it (§7). */
export const cartSchema = z.object({
  items: z.array(cartItemSchema).describe('In the order in which they came'),
  totalItems: z.int().nonnegative(),
  totalPrice: euros.describe('Without what cannot be had any more'),
})

const mergedLineSchema = z.object({
  productId: z.string(),
  size: z.string().nullable(),
  wanted: z.int().positive(),
  got: z.int().nonnegative(),
})

const itemParams = z.object({ itemId: z.string().toLowerCase() })

const additionSchema = z.object({
  productId: productIdSchema,
  quantity: quantitySchema.default(1),
  options: optionsSchema,
  price: sawEuros.optional().describe('At which the product was seen; today’s without it, or when it is 0'),
})

const changeSchema = z
  .object({
    quantity: quantitySchema.optional(),
    seenPrice: sawEuros
      .optional()
      .describe('Accepts a changed price: the one that the customer has seen now'),
  })
  .refine(({ quantity, seenPrice }) => quantity !== undefined || seenPrice !== undefined, {
    path: ['quantity'],
    error: 'request:fields.required',
  })

/**
 * The content of a browser's storage is not a reason to refuse the call: lines that name no product are answered as not
 * taken.
 */
const guestLineSchema = z.object({
  productId: productIdSchema,
  quantity: quantitySchema,
  options: optionsSchema,
  price: sawEuros
    .optional()
    .catch(undefined)
    .describe('At which the guest saw the product; today’s where it cannot have been'),
})

export const cartContract = defineContract({
  'GET /cart': { access: 'user', summary: 'Returns the caller’s cart', answer: cartSchema },
  'POST /cart/add': {
    access: 'user',
    idempotent: true,
    summary: 'Adds a product to the cart; the quantity of an existing line increases',
    body: additionSchema,
    conflicts: `Not enough stock, or the cart already has ${mostLines} lines`,
    answer: cartSchema,
  },
  'POST /cart/sync': {
    access: 'user',
    idempotent: true,
    summary: 'Merges a guest’s cart into the caller’s; a repeated mergeId has no further effect',
    body: z.object({
      mergeId: z.guid().toLowerCase().describe('Names the guest’s cart'),
      lines: z.array(guestLineSchema).max(mostLines),
    }),
    answer: cartSchema.extend({
      merged: z.array(mergedLineSchema).describe('The lines of which not all could be taken'),
    }),
  },
  'PUT /cart/items/{itemId}': {
    access: 'user',
    summary: 'Sets the quantity of a line, or accepts its changed price',
    params: itemParams,
    body: changeSchema,
    conflicts: 'Not enough stock',
    answer: cartSchema,
  },
  'DELETE /cart/items/{itemId}': {
    access: 'user',
    summary: 'Removes a line from the cart; succeeds if it does not exist',
    params: itemParams,
    answer: cartSchema,
  },
  'DELETE /cart': { access: 'user', summary: 'Removes all lines from the cart', answer: cartSchema },
})

export type CartContract = typeof cartContract
export type Cart = Readonly<z.output<typeof cartSchema>>
export type CartItem = Readonly<z.output<typeof cartItemSchema>>
