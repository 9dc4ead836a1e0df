import type { Page, Request } from '@playwright/test'
import { pathTo } from '../../src/sitemap.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { openBeforeFaces, whatMoved } from '../layout-shift.ts'
import { type SignedIn, signIn } from '../sign-in.ts'

/**
 * The house answers nothing of these addresses until it is told to, as if its line were slow; then it answers what was
 * asked so far.
 */
const delayAnswers = async (page: Page, addresses: RegExp) => {
  const held = Promise.withResolvers<void>()
  const asked: Request[] = []
  await page.route(addresses, async (route) => {
    asked.push(route.request())
    await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await Promise.all(asked.map((request) => request.response()))
  }
}

/** The first entry of one of the admin's lists; asked for is one that no other journey changes. */
const firstOf =
  (list: string, query: string) =>
  async (page: Page, { token }: SignedIn): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.get(`/api/admin/${list}?${query}`, { headers })
    return (await answer.json())[list][0]._id
  }

type PathOf = (page: Page, session: SignedIn) => Promise<string>

const preparedOrder = firstOf('orders', 'status=in_preparation&sort=oldest')
const openWithdrawal = firstOf('withdrawals', 'status=received')
const startedMessage = firstOf('messages', 'status=in_progress')

const pages: Readonly<Record<string, PathOf>> = {
  'the dashboard': async () => pathTo('admin'),
  'the orders': async () => pathTo('adminOrders'),
  'an order': async (...at) => pathTo('adminOrder', { orderId: await preparedOrder(...at) }),
  'the withdrawals': async () => pathTo('adminWithdrawals'),
  'a withdrawal': async (...at) => `${pathTo('adminWithdrawals')}?opened=${await openWithdrawal(...at)}`,
  'the appointments': async () => pathTo('adminAppointments'),
  'the calendar': async () => pathTo('adminCalendar'),
  'the reviews': async () => pathTo('adminReviews'),
  'the messages': async () => pathTo('adminMessages'),
  'a message': async (...at) => `${pathTo('adminMessages')}?opened=${await startedMessage(...at)}`,
  'the newsletter': async () => pathTo('adminNewsletter'),
  'the journal': async () => pathTo('adminJournal'),
  'the sign-ins': async () => `${pathTo('adminJournal')}?view=connexions`,
  'the mail': async () => pathTo('adminMail'),
  'the products': async () => pathTo('adminProducts'),
  'import and export': async () => pathTo('adminProductFiles'),
  'the categories': async () => pathTo('adminCategories'),
  'the stock': async () => pathTo('adminStock'),
  'the codes': async () => pathTo('adminPromotions'),
  'the pages': async () => pathTo('adminPages'),
}

/** The rooms where the house is all day, and one of each kind of page. */
const daily: readonly string[] = [
  'the dashboard',
  'the orders',
  'an order',
  'the appointments',
  'the messages',
  'the products',
  'the pages',
]

// As high as all of it, because only what is in the window is seen to move.
for (const viewport of [
  { width: 390, height: 4000 },
  { width: 1440, height: 2600 },
])
  test.describe(`${viewport.width} pixels wide`, viewport.width === 390 ? {} : deep, () => {
    test.use({ viewport })

    for (const [name, pathOf] of Object.entries(pages))
      test(
        `nothing moves while ${name} is on its way`,
        daily.includes(name) ? firstVisit : deepFirstVisit,
        async ({ page }) => {
          const session = await signIn(page, 'admin')
          const path = await pathOf(page, session)
          const answerRest = await delayAnswers(page, /\/api\/(?!house|auth\/profile)/)
          const answerAccount = await delayAnswers(page, /\/api\/auth\/profile/)
          await openBeforeFaces(page, path)
          expect(await whatMoved(page)).toEqual([])
          // The account comes last, because what a member of the team may do must not move what all of them see.
          await answerRest()
          expect(await whatMoved(page)).toEqual([])
          await answerAccount()
          await expect(page.getByRole('main')).toContainText(/[a-z]/)
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          expect(await whatMoved(page)).toEqual([])
        },
      )
  })
