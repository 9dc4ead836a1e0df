import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openSession } from './sign-in.ts'

/** A published product of a journey's own, which no other journey changes; `remove` takes it away. */
export const enterOwnProduct = async (page: Page) => {
  const name = `Robe ${randomUUID().slice(0, 8)}`
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/products', {
    headers,
    data: {
      name,
      description: 'Coupée dans le biais.',
      category: 'soiree',
      price: 900,
      attributes: { material: 'Laine', composition: '100 % laine' },
      stock: 1,
    },
  })
  const id = String((await made.json())._id)
  return {
    id,
    name,
    editor: `/admin/products?opened=${id}`,
    remove: () => page.request.delete(`/api/products/${id}`, { headers }),
  }
}
