import { type SitemapEntry, sitemap } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

const entries: readonly SitemapEntry[] = Object.values(sitemap)
const guarded = entries
  .filter(({ access }) => access !== 'public')
  .map(({ path, access }) => ({ path: path.replace(/:\w+/, 'MC-2026-000123'), access }))

/** One page for each who may come: that each page asks for who the sitemap says is walked deep. */
const first = new Map(guarded.toReversed().map(({ path, access }) => [access, path]))

for (const { path, access } of guarded)
  test(
    `${path} is for ${access}: a guest signs in first`,
    first.get(access) === path ? {} : deep,
    async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth\?redirect=/)
      await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
      // Back leads to where the visitor was, not into the page that redirected to the sign-in.
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    },
  )

test('the house’s own rooms are closed to a customer, who is told so', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Réservé à la maison' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Voir mon compte' }).click()
  await expect(page).toHaveURL('/compte')
})

for (const role of ['staff', 'admin'] as const)
  test(`somebody of the house (${role}) finds the way from every page, and out again`, async ({ page }) => {
    await signIn(page, role)
    await page.goto('/boutique')
    await page.getByRole('banner').getByRole('link', { name: 'Espace Admin' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
  })
