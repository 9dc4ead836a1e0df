import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

// An empty draft is given to its author again: two journeys of one admin at once would write in the same.
test.describe.configure({ mode: 'default' })

const mail = (page: Page) => page.frameLocator('iframe[title="La lettre, comme elle arrive"]')

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

/** Adds a part at the end of the letter. */
const add = (page: Page, what: string) =>
  page.getByRole('group', { name: 'Ajouter' }).getByRole('button', { name: what }).click()

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, deep, () => {
    test.use({ viewport })

    test('a letter is written, looked at, tried and sent, and the list says so', async ({ page }) => {
      const subject = `Le printemps ${randomUUID().slice(0, 6)}`
      await signIn(page, 'admin')
      await page.goto('/admin/newsletter')
      await page.getByRole('navigation', { name: 'Adresses et lettres' }).getByText('Lettres').click()
      await page.getByRole('button', { name: 'Écrire une lettre' }).click()
      await expect(page.getByRole('heading', { name: 'Sans objet' })).toBeFocused()

      await page.getByLabel('Objet en français').fill(subject)
      await add(page, 'Un texte')
      await expect(page.getByLabel('Texte, en français')).toBeFocused()
      await page.getByLabel('Texte, en français').fill('Bonjour **à toutes**\n\nVoici une pièce.')
      await add(page, 'Une pièce')
      const product = page.getByRole('group', { name: 'Pièce 2' })
      await product.getByRole('searchbox').fill('Brume')
      await product.getByRole('button', { name: /Voile Brume/ }).click()
      await expect(product.getByText('Voile Brume')).toBeVisible()
      await expect(page.getByText('Enregistrez la lettre avant de l’envoyer.')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

      await expect(mail(page).getByText('Voici une pièce.')).toBeVisible()
      await expect(mail(page).locator('strong', { hasText: 'à toutes' })).toBeVisible()
      await expect(mail(page).getByText('Voile Brume')).toBeVisible()
      const picture = mail(page).getByRole('img', { name: /^Voile Brume/ })
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expect(mail(page).getByRole('link', { name: 'Ne plus recevoir nos lettres' })).toBeVisible()
      await page.getByRole('radio', { name: 'Téléphone' }).check()
      await expect(page.getByTitle('La lettre, comme elle arrive')).toHaveCSS('max-width', '390px')
      await page.getByRole('button', { name: 'M’envoyer un essai' }).click()
      await expect(page.getByText(/^Essai envoyé à /)).toBeVisible()

      await page.getByRole('radio', { name: 'Un autre jour' }).check()
      await page.getByLabel('Jour', { exact: true }).fill(inTenDays())
      await page.getByLabel('Heure, à Paris').fill('09:30')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Prévoir l’envoi' }).click()
      await expect(page.getByText('Prévue', { exact: true })).toBeVisible()
      await expect(page.getByText('Cette lettre partira d’elle-même')).toContainText('09:30')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByLabel('Heure, à Paris').fill('18:00')
      await page.getByRole('button', { name: 'Changer le moment' }).click()
      await expect(page.getByText('Cette lettre partira d’elle-même')).toContainText('18:00')
      await page.getByRole('button', { name: 'Annuler l’envoi prévu' }).click()
      await expect(page.getByText('Brouillon', { exact: true })).toBeVisible()

      await page.getByRole('button', { name: /^Envoyer à \d+ adresses?$/ }).click()
      const dialog = page.getByRole('dialog', { name: /^Envoyer cette lettre à \d+ adresses?/ })
      await expect(dialog.getByText(/ce qui est parti ne se reprend pas/)).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByRole('button', { name: /^Envoyer à/ }).click()
      await expect(page.getByText('Envoyée', { exact: true })).toBeVisible({ timeout: 60_000 })
      expect(await accessibilityFaults(page)).toEqual([])

      await page.getByRole('link', { name: /Toutes les lettres/ }).click()
      const row = page.getByRole('row').filter({ hasText: subject })
      await expect(row).toContainText('Envoyée')
      await expect(row).toContainText(/\d+ sur \d+/)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
