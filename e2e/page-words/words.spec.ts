import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

const original = 'Alors seulement nous coupons l’étoffe'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, deep, () => {
    test.use({ viewport })
    // Both change the same text of the demo house.
    test.describe.configure({ mode: 'serial' })

    // One text for each width, so that the two do not meet.
    const key = viewport.width === 1440 ? 'houseText' : 'closingText'

    test.afterEach(async ({ page }) => {
      const { token } = await openSession(page.context(), 'admin')
      const headers = { authorization: `Bearer ${token}` }
      const { words } = await (await page.request.get('/api/admin/page-words', { headers })).json()
      const own = words.find((each: { key: string }) => each.key === key)
      if (own)
        await page.request.put(`/api/admin/page-words/home/${key}`, {
          headers,
          data: { fr: null, en: null, seen: own.version },
        })
    })

    test('a text of the home page is said otherwise in both languages, and again as it came', async ({
      page,
      browser,
    }) => {
      await signIn(page, 'admin')
      await page.goto('/admin/pages')
      const words = page.getByRole('region', { name: 'Textes' })
      const own = `Une robe se coupe une fois, ${viewport.width}.`
      const first = key === 'houseText' ? original : 'Une date, une idée'
      await words.getByRole('button', { name: new RegExp(`^Changer : ${first}`) }).click()
      const dialog = page.getByRole('dialog', { name: 'Un texte de la page' })
      await dialog.getByLabel('En français').fill('Bonjour {{prenom}}')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(
        dialog.getByText('Entre doubles accolades, seuls city, house et price sont remplis.'),
      ).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByLabel('En français').fill(own)
      await dialog.getByLabel('En anglais').fill(`A gown is cut once, ${viewport.width}.`)
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(dialog).toBeHidden()
      await expect(words.getByRole('listitem').filter({ hasText: own })).toContainText('changé')
      expect(await accessibilityFaults(page)).toEqual([])

      expect(await (await page.request.get('/?lng=fr')).text()).toContain(own)
      const visitor = await browser.newPage({ viewport })
      await visitor.goto('/?lng=en')
      await expect(visitor.getByText(`A gown is cut once, ${viewport.width}.`)).toBeVisible()
      // Where no page of the server comes first, they are there just as well.
      await visitor.goto('/a-propos?lng=fr')
      await visitor.getByRole('banner').getByRole('link').filter({ visible: true }).first().click()
      await expect(visitor).toHaveURL(/\/(\?.*)?$/)
      await expect(visitor.getByText(own)).toBeVisible()
      await visitor.close()

      await words.getByRole('button', { name: `Changer : ${own}` }).click()
      await dialog.getByRole('button', { name: 'Revenir au texte d’origine' }).press('Enter')
      await expect(dialog).toBeHidden()
      await expect(words.getByText(own)).toHaveCount(0)
      expect(await (await page.request.get('/?lng=fr')).text()).not.toContain(own)
    })
  })
