import type { Page } from '@playwright/test'
import { pathTo } from '../../src/sitemap.ts'
import { expect, firstVisit, test } from '../journey.ts'
import { openAnew, whatMoved } from '../layout-shift.ts'
import { type SignedIn, signIn } from '../sign-in.ts'

/** The house answers nothing until it is told to, as if its line were slow. */
const holdAnswers = async (page: Page) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/(?!house)/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const someOrder = async (page: Page, { token }: SignedIn) => {
  const answer = await page.request.get('/api/admin/orders?limit=1', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { orders } = await answer.json()
  return pathTo('adminOrder', { orderId: orders[0]._id })
}

const pages: Readonly<Record<string, (page: Page, session: SignedIn) => Promise<string>>> = {
  'the dashboard': async () => pathTo('admin'),
  'the orders': async () => pathTo('adminOrders'),
  'an order': someOrder,
  'the withdrawals': async () => pathTo('adminWithdrawals'),
  'the appointments': async () => pathTo('adminAppointments'),
  'the calendar': async () => pathTo('adminCalendar'),
  'the reviews': async () => pathTo('adminReviews'),
  'the messages': async () => pathTo('adminMessages'),
  'the newsletter': async () => pathTo('adminNewsletter'),
}

// As high as all of it, because only what is in the window is seen to move.
for (const viewport of [
  { width: 390, height: 4000 },
  { width: 1440, height: 2600 },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    for (const [name, pathOf] of Object.entries(pages))
      test(`nothing moves while ${name} is on its way`, firstVisit, async ({ page }) => {
        const session = await signIn(page, 'admin')
        const path = await pathOf(page, session)
        const answer = await holdAnswers(page)
        await openAnew(page, path)
        expect(await whatMoved(page)).toEqual([])
        answer()
        await expect(page.getByRole('main')).toContainText(/[a-z]/)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await whatMoved(page)).toEqual([])
      })
  })
