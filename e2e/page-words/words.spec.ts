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
      await dialog.getByRole('button', { name: 'Enregistrer maintenant' }).click()
      await expect(
        dialog.getByText('Entre doubles accolades, seuls city, house et price sont remplis.'),
      ).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByLabel('En français').fill(own)
      await dialog.getByLabel('En anglais').fill(`A gown is cut once, ${viewport.width}.`)
      await dialog.getByRole('button', { name: 'Enregistrer maintenant' }).click()
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

test.describe('the next version of a page', deep, () => {
  const api = '/api/admin/page-words/shop'
  const before = 'La boutique'
  const title = 'Le vestiaire d’hiver'

  test.afterEach(async ({ page }) => {
    const { token } = await openSession(page.context(), 'admin')
    const headers = { authorization: `Bearer ${token}` }
    const { nextVersion } = await (await page.request.get(`${api}/next-version`, { headers })).json()
    if (nextVersion) await page.request.delete(`${api}/next-version?seen=${nextVersion.version}`, { headers })
    const { words } = await (await page.request.get('/api/admin/page-words', { headers })).json()
    for (const own of words.filter((each: { page: string }) => each.page === 'shop'))
      await page.request.put(`${api}/${own.key}`, {
        headers,
        data: { fr: null, en: null, seen: own.version },
      })
  })

  test('is seen by whoever has its link and by nobody else, is published as one, and can be taken back', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/pages')
    const words = page.getByRole('region', { name: 'Textes' })
    await words.getByLabel('Page', { exact: true }).selectOption({ label: 'Boutique' })
    await words.getByRole('button', { name: `Changer : ${before}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Un texte de la page' })
    await dialog.getByLabel('En français').fill(title)
    await dialog.getByLabel('En anglais').fill('The winter wardrobe')
    await dialog.getByRole('button', { name: 'Garder pour plus tard' }).click()
    await expect(dialog).toBeHidden()
    const next = words.getByRole('region', { name: 'Version suivante' })
    await expect(next).toContainText(title)
    expect(await accessibilityFaults(page)).toEqual([])

    await next.getByRole('button', { name: 'Lien d’aperçu, pour sept jours' }).click()
    const link = next.getByRole('link', { name: /^Aperçu en français/ })
    const preview = (await link.getAttribute('href')) ?? ''
    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const answer = await visitor.goto(preview)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.getByText('Aperçu : ces textes attendent')).toBeVisible()
    expect(await accessibilityFaults(visitor)).toEqual([])
    // Who comes to the same page without the key sees what it says now, before and after.
    await visitor.getByRole('link', { name: 'Voir la page' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: before })).toBeVisible()
    expect(await (await page.request.get('/boutique?lng=fr')).text()).not.toContain(title)
    expect((await page.request.get(preview.replace('/boutique', '/contact'))).status()).toBe(404)

    await next.getByRole('button', { name: 'Publier maintenant' }).click()
    await expect(next).toBeHidden()
    expect(await (await page.request.get('/boutique?lng=fr')).text()).toContain(title)
    await visitor.goto('/boutique?lng=en')
    await expect(visitor.getByRole('heading', { level: 1, name: 'The winter wardrobe' })).toBeVisible()
    await visitor.close()

    await words.getByRole('button', { name: `Changer : ${title}` }).click()
    await dialog.getByRole('button', { name: 'Revenir au texte d’origine' }).click()
    await expect(dialog).toBeHidden()
    await words.getByText('Historique de cette page').click()
    const entry = words.getByRole('listitem').filter({ hasText: 'a publié un texte de la version suivante' })
    await entry
      .first()
      .getByRole('button', { name: /^Rétablir/ })
      .click()
    await expect(words.getByRole('listitem').filter({ hasText: 'a rétabli un texte' }).first()).toBeVisible()
    expect(await (await page.request.get('/boutique?lng=fr')).text()).toContain(title)
  })
})
