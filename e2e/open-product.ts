import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

interface Offered {
  readonly _id: string
  readonly name: string
}

/** The identifiers of the demo house's products by their names, asked for once. */
const known = new Map<string, string>()

const addressOf = async ({ request }: Page, name: string) => {
  if (known.size === 0) {
    const answer = await request.get('/api/products?limit=100')
    const { products }: { products: readonly Offered[] } = await answer.json()
    for (const product of products) known.set(product.name, product._id)
  }
  const id = known.get(name)
  if (id === undefined) throw new Error(`no piece called ${name}`)
  return `/boutique/produit/${id}`
}

/** Opens a product of the demo house at its address. */
export const openProduct = async (page: Page, name: string) => {
  await page.goto(await addressOf(page, name))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
