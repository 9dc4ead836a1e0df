import { deep, expect, firstVisit, test } from '../journey.ts'
import { scriptReady } from '../script-ready.ts'

test(
  'a button pressed before the scripts have come does its work when they have',
  firstVisit,
  async ({ page, context }) => {
    // Whether a press from before still counts as the visitor's own wish is the browser's affair.
    await context.grantPermissions(['clipboard-write'])
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    const { products } = await (await page.request.get('/api/products?limit=1')).json()
    // A page on a slow line may ask for its scripts before it has loaded, and then never loads while they are held.
    await page.goto(`/boutique/produit/${products[0]._id}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Lien copié')).toBeHidden()
    release()
    await expect(page.getByText('Lien copié')).toBeVisible()
  },
)

test(
  'a button of a part whose script comes last does its work when that has come',
  firstVisit,
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/product-reviews-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    const { products } = await (await page.request.get('/api/products?limit=1')).json()
    await page.goto(`/boutique/produit/${products[0]._id}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Rédiger un avis' }).click()
    await scriptReady(page)
    await page.getByRole('button', { name: 'Rédiger un avis' }).click()
    const asked = page.getByText('Vous devez être connecté pour laisser un avis')
    await expect(asked).toHaveCount(0)
    held.resolve()
    await expect(asked.first()).toBeVisible()
  },
)

test('a page asks for its scripts only after its first picture', firstVisit, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/boutique')
  await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true)
  const firstScript = asked.findIndex((url) => url.endsWith('.js'))
  const firstPicture = asked.findIndex((url) => url.includes('/media/'))
  expect(firstPicture).toBeGreaterThan(-1)
  expect(firstPicture).toBeLessThan(firstScript)
})

test.describe('a visitor who has not answered', deep, () => {
  test.use({ answered: false })

  test(
    'the question about cookies and the chat wait for the pictures in sight',
    firstVisit,
    async ({ page }) => {
      const pictures = Promise.withResolvers<void>()
      await page.route('**/media/**', async (route) => {
        await pictures.promise
        await route.continue()
      })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const late = () => asked.filter((url) => /\/(consent|chat)-part-/.test(url))
      await page.goto('/boutique', { waitUntil: 'commit' })
      await scriptReady(page)
      // Whatever had been waiting for an idle moment alone has had two of them.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))))
      expect(late()).toEqual([])
      pictures.resolve()
      await expect(page.getByRole('region', { name: 'Vos cookies' })).toBeVisible()
      await expect.poll(late).toHaveLength(2)
    },
  )
})
