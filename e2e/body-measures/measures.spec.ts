import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { newCustomer, openAccount } from '../new-customer.ts'
import { keepTokens, signIn } from '../sign-in.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

/** What the tape shows, typed and sent by Enter. */
const measure = async (page: Page, measures: readonly (readonly [name: string, typed: string])[]) => {
  for (const [name, typed] of measures) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}, en `) })
    await expect(field).toBeFocused()
    await field.fill(typed)
    await field.press('Enter')
  }
}

const beginOwn = async (page: Page) => {
  await page.goto('/compte/mesures')
  await button(page, 'Prendre mes mesures').click()
}

for (const [width, height, depth] of [
  [390, 844, {}],
  [1440, 900, deep],
] as const)
  test.describe(`${width} pixels wide`, depth, () => {
    test.use({ viewport: { width, height } })

    test('girths are taken twice, asked about where they are doubtful, and kept', async ({ page }) => {
      await newCustomer(page.context())
      await beginOwn(page)
      await expect(page.getByRole('group', { name: 'Qui tient le ruban ?' })).toBeVisible()
      await button(page, 'Commencer').click()
      await measure(page, [
        ['Tour de poitrine', '88'],
        ['Tour sous poitrine', '99'],
        ['Tour de taille', 'soixante-dix'],
      ])
      await expect(page.getByText('Écrivez un nombre, par exemple 92,5.')).toBeVisible()
      await measure(page, [
        ['Tour de taille', '70,5'],
        ['Tour des petites hanches', '86'],
        ['Tour de bassin', '94'],
        ['Tour de poitrine', '88,4'],
        ['Tour sous poitrine', '99'],
        ['Tour de taille', '72'],
        ['Tour des petites hanches', '86'],
        ['Tour de bassin', '94'],
        // The waist did not agree with itself.
        ['Tour de taille', '71'],
      ])
      const doubt = page.getByRole('region', { name: 'À vérifier' })
      await expect(doubt).toContainText('les deux sont peut-être inversés')
      expect(await accessibilityFaults(page)).toEqual([])
      await doubt.getByRole('button', { name: 'Mesurer de nouveau' }).click()
      await measure(page, [
        ['Tour de poitrine', '88,4'],
        ['Tour sous poitrine', '76'],
        ['Tour de poitrine', '88,4'],
        ['Tour sous poitrine', '76'],
      ])
      await expect(doubt).toBeHidden()
      await page.getByLabel('Une note pour l’atelier').fill('L’épaule gauche est plus basse.')
      await button(page, 'Enregistrer ces mesures').click()
      await expect(page.getByText('Vos mesures sont enregistrées.')).toBeVisible()
      const sheet = page.getByRole('region', { name: 'Votre fiche' })
      await expect(sheet.getByRole('row', { name: 'Tour de taille' })).toContainText('71 cm')
      await expect(sheet.getByRole('row', { name: 'Tour sous poitrine' })).toContainText('76 cm')
      await sheet.getByRole('radio', { name: 'pouces' }).check()
      await expect(sheet.getByRole('row', { name: 'Tour de bassin' })).toContainText('37 po')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.reload()
      await expect(sheet.getByRole('row', { name: 'Tour de taille' })).toContainText('71 cm')
      await sheet.getByText('Toutes les versions').click()
      await expect(sheet.getByText('L’épaule gauche est plus basse.')).toBeVisible()
    })
  })

test('what was measured is not lost by a link, and is measured anew in part', deep, async ({ page }) => {
  await newCustomer(page.context())
  await beginOwn(page)
  await button(page, 'Commencer').click()
  await measure(page, [['Tour de poitrine', '88']])
  await page.getByRole('link', { name: 'Maison Clairval' }).first().click()
  const question = page.getByRole('dialog', { name: 'Partir sans enregistrer' })
  await question.getByRole('button', { name: 'Rester' }).last().click()
  await expect(page.getByText('Mesure 2 sur 10')).toBeVisible()
  await button(page, 'Revenir à la précédente').click()
  await expect(page.getByRole('heading', { level: 3, name: 'Tour de poitrine' })).toBeVisible()
  await measure(page, [['Tour de poitrine', '89']])
  await button(page, 'S’arrêter là').click()
  await button(page, 'Enregistrer ces mesures').click()
  const sheet = page.getByRole('region', { name: 'Votre fiche' })
  await expect(sheet.getByRole('row', { name: 'Tour de poitrine' })).toContainText('à reprendre')
  await sheet.getByRole('button', { name: 'Reprendre : Les tours' }).click()
  await button(page, 'Commencer').click()
  await measure(page, [
    ['Tour de poitrine', '89'],
    ['Tour de poitrine', '89'],
  ])
  await button(page, 'Enregistrer ces mesures').click()
  await expect(sheet.getByRole('row', { name: 'Tour de poitrine' })).toContainText('89 cm')
  await expect(sheet.getByText('version 2')).toBeVisible()
})

test('somebody else is measured too, renamed and deleted', deep, async ({ page }) => {
  await newCustomer(page.context())
  await page.goto('/compte/mesures')
  await button(page, 'Mesurer une autre personne').click()
  await page.getByLabel('Nom de la personne').fill('Léa, témoin')
  await button(page, 'Commencer sa fiche').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Les mesures de Léa, témoin' })).toBeVisible()
  await button(page, 'Annuler').click()
  const sheet = page.getByRole('region', { name: 'Léa, témoin' })
  await sheet.getByRole('button', { name: 'Renommer' }).click()
  await page.getByLabel('Nom de la personne').fill('Léa Martin')
  await button(page, 'Renommer').click()
  const renamed = page.getByRole('region', { name: 'Léa Martin' })
  await renamed.getByRole('button', { name: 'Supprimer la fiche' }).click()
  await page
    .getByRole('dialog', { name: 'Supprimer « Léa Martin » ?' })
    .getByRole('button', { name: 'Supprimer la fiche' })
    .click()
  await expect(renamed).toBeHidden()
})

test(
  'the atelier reads and takes measures, and the customer sees who did',
  deep,
  async ({ page, browser }) => {
    const customer = await openAccount(page.context())
    const session = await signIn(page, 'admin')
    const headers = { authorization: `Bearer ${session.token}` }
    const found = await page.request.get(`/api/admin/customers?search=${customer.email}`, { headers })
    const [{ _id }] = (await found.json()).customers
    await page.goto(`/admin/customers?opened=${_id}`)
    await button(page, 'Lire ses mesures').click()
    await button(page, 'La mesurer').click()
    await button(page, 'Commencer').click()
    await measure(page, [['Tour de poitrine', '90']])
    await button(page, 'S’arrêter là').click()
    await button(page, 'Enregistrer ces mesures').click()
    await expect(page.getByText('Mesures enregistrées').first()).toBeVisible()
    await page.reload()
    await button(page, 'Lire ses mesures').click()
    await expect(page.getByRole('row', { name: 'Tour de poitrine' })).toContainText('prise par l’atelier')
    const context = await browser.newContext({ locale: 'fr-FR' })
    await keepTokens(context, customer)
    const own = await context.newPage()
    await own.goto('/compte/mesures')
    await expect(own.getByRole('region', { name: 'Qui les a lues' }).getByRole('listitem')).toHaveCount(1)
    await context.close()
  },
)
