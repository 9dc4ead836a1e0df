import { z } from 'zod'
import type { MeasuredServer } from './measured-server.ts'
import { rawAnswer } from './raw-answer.ts'

/** A page that every visitor may see. */
export interface PublicPage {
  readonly name: string
  readonly target: string
}

const listedSchema = z.object({ products: z.array(z.object({ _id: z.string() })).nonempty() })

/** Every product of the demo house, newest first. */
export const productIds = async ({ port }: MeasuredServer): Promise<readonly string[]> => {
  const { body } = await rawAnswer({ port, target: '/api/products?limit=100', encoding: 'identity' })
  return listedSchema.parse(JSON.parse(body.toString())).products.map(({ _id }) => _id)
}

/** Each kind of public page once, and the home page in the other language. */
export const publicPages = async (measured: MeasuredServer): Promise<readonly PublicPage[]> => {
  const [id] = await productIds(measured)
  return [
    { name: 'home', target: '/' },
    { name: 'home, English', target: '/?lng=en' },
    { name: 'boutique', target: '/boutique' },
    { name: 'boutique, page 2', target: '/boutique?page=2' },
    { name: 'product', target: `/boutique/produit/${id}` },
  ]
}
