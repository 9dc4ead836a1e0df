import type { Page, Request } from '@playwright/test'
import { expect, firstVisit, test } from '../journey.ts'
import { openAnew, whatMoved } from '../layout-shift.ts'
import { signIn } from '../sign-in.ts'

const paths = [
  '/compte',
  '/compte/edit',
  '/compte/mesures',
  '/compte/adresses',
  '/compte/rendez-vous',
  '/commandes',
  '/favoris',
  '/compte/confidentialite',
] as const

const callOf = (request: Request) => new URL(request.url()).pathname
const isCall = (request: Request) => request.method() === 'GET' && callOf(request).startsWith('/api/')

/** The calls that are under way, and all that there were. */
const noteCalls = (page: Page) => {
  const underWay = new Set<Request>()
  const all = new Set<string>()
  page.on('request', (request) => {
    if (!isCall(request)) return
    underWay.add(request)
    all.add(callOf(request))
  })
  const end = (request: Request) => underWay.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  return { underWay, all }
}

/** Everything but what is held has come, and nothing has been asked for since. */
const restHasCome = async ({
  page,
  underWay,
  held,
}: {
  page: Page
  underWay: Set<Request>
  held?: string
}) => {
  const others = () => [...underWay].filter((request) => callOf(request) !== held).length
  await expect
    .poll(async () => {
      const before = others()
      await page.evaluate(() => window.drawnTwice())
      return before + others()
    })
    .toBe(0)
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`${viewport.width} pixels wide, whichever answer comes last`, () => {
    test.use({ viewport })
    test.describe.configure({ timeout: 120_000 })

    for (const path of paths)
      test(`nothing moves on ${path}`, firstVisit, async ({ page }) => {
        await signIn(page)
        const { underWay, all } = noteCalls(page)
        await openAnew(page, path)
        await restHasCome({ page, underWay })
        for (const held of [...all].sort())
          await test.step(held, async () => {
            const released = Promise.withResolvers<void>()
            await page.route(`**${held}?*`, async (route) => {
              await released.promise
              await route.continue()
            })
            await openAnew(page, path)
            await restHasCome({ page, underWay, held })
            released.resolve()
            await restHasCome({ page, underWay })
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            expect(await whatMoved(page)).toEqual([])
            await page.unrouteAll({ behavior: 'wait' })
          })
        expect([...all]).toContain('/api/auth/profile')
      })
  })
