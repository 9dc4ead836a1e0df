import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test(
  'in the workshop, time and a note are kept by one hand, and what was noted by mistake goes',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/atelier')
    const main = page.getByRole('main')
    const card = main.getByRole('article').filter({ has: page.getByRole('button', { name: '+ 30 min' }) })
    const task = card.first()
    const title = (await task.getByRole('heading').textContent()) ?? ''
    const own = main.getByRole('article', { name: title }).first()
    await own.getByRole('button', { name: '+ 30 min' }).click()
    await expect(own.getByText(/^Temps noté \(/)).toBeVisible()
    await own.getByText(/^Temps noté \(/).click()
    const entry = own.getByRole('button', { name: /^Retirer 30 min/ }).first()
    await expect(entry).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await entry.click()
    await expect(page.getByText('Temps retiré')).toBeVisible()

    await own.getByRole('button', { name: /^(Écrire une note|Changer la note)$/ }).click()
    await own.getByLabel('Note de l’atelier').fill('Reprendre la pince poitrine.')
    await own.getByRole('button', { name: 'Enregistrer la note' }).click()
    await expect(own.getByText('Reprendre la pince poitrine.')).toBeVisible()
    const saved = page.waitForEvent('download')
    await own.getByRole('button', { name: 'Fiche à imprimer' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^Fiche de travail .+\.pdf$/)
    await expect(main.getByText(/€/)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  },
)
