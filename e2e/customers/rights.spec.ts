import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openAccount } from '../new-customer.ts'
import { buyer, payOrder } from '../own-order.ts'
import { signIn } from '../sign-in.ts'

/** A guest whom only this journey knows, by a message. */
const someGuest = async (page: Page) => {
  const word = Math.random().toString(36).slice(2, 9)
  const guest = { fullName: `Odile ${word}`, email: `${word}@journeys.example` }
  const sent = await page.request.post('/api/contact', {
    data: { ...guest, subject: `Un ourlet ${word}`, message: 'Bonjour, pouvez-vous reprendre un ourlet ?' },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  return guest
}

const open = async (page: Page, { email, name }: { readonly email: string; readonly name: string }) => {
  await page.goto(`/admin/customers?search=${encodeURIComponent(email)}`)
  await page.getByRole('table').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(
      'a guest is erased once the name is repeated, after it was shown what goes',
      deep,
      async ({ page }) => {
        const { email, fullName: name } = await someGuest(page)
        await signIn(page, 'admin')
        await open(page, { email, name })
        await page.getByRole('button', { name: 'Effacer...' }).click()
        const dialog = page.getByRole('dialog', { name: `Effacer ${name}` })
        await expect(dialog.getByRole('listitem').filter({ hasText: 'Messages' })).toHaveText(/Messages\s*1/)
        expect(await accessibilityFaults(page)).toEqual([])
        const typed = dialog.getByLabel(`Pour confirmer, écrivez : ${name}`)
        await typed.fill('Quelqu’un')
        await dialog.getByRole('button', { name: 'Effacer pour toujours' }).click()
        await expect(dialog.getByText('Ce n’est pas le nom de la fiche.')).toBeVisible()
        await typed.fill(name.toUpperCase())
        await dialog.getByRole('button', { name: 'Effacer pour toujours' }).click()
        await expect(page).toHaveURL(/\/admin\/customers$/)
        await page.goto(`/admin/customers?search=${encodeURIComponent(email)}`)
        await expect(page.getByText('Personne ne correspond à cette recherche.')).toBeVisible()
      },
    )

    test(
      'an order that is not delivered hinders the erasure; data are saved, the account is closed and opened',
      deep,
      async ({ page }) => {
        const customer = await openAccount(page.context(), { firstName: 'Hortense' })
        const { id } = await payOrder(page, { customer })
        const name = `${customer.firstName} ${customer.lastName}`
        await signIn(page, 'admin')
        await open(page, { email: customer.email, name })
        await page.getByRole('button', { name: 'Effacer...' }).click()
        const dialog = page.getByRole('dialog', { name: `Effacer ${name}` })
        await expect(dialog.getByText(/La commande MC-\S+ n’est pas livrée\./)).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Effacer pour toujours' })).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Exporter ses données' }).click()
        expect((await saved).suggestedFilename()).toMatch(
          /^donnees-de-la-cliente-\d{4}-\d{2}-\d{2}\.(html|json)$/,
        )
        const rights = page.getByRole('region', { name: 'Ses droits' })
        await rights.getByRole('button', { name: 'Désactiver le compte' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Désactiver le compte' }).click()
        await rights.getByRole('button', { name: 'Rétablir le compte' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Rétablir le compte' }).click()
        await expect(rights.getByRole('button', { name: 'Désactiver le compte' })).toBeVisible()
        // All sessions ended with the account: the order is called off by a new one.
        const { email, password } = customer
        const again = await page.request.post('/api/auth/login', { data: { email, password } })
        await buyer({ page, customer: { ...customer, ...(await again.json()) } }).cancel(id)
      },
    )

    test('two guests are seen side by side, joined and separated again', deep, async ({ page }) => {
      const one = await someGuest(page)
      const two = await someGuest(page)
      await signIn(page, 'admin')
      await open(page, { email: one.email, name: one.fullName })
      const rights = page.getByRole('region', { name: 'Ses droits' })
      await rights.getByRole('button', { name: 'Réunir avec une autre fiche...' }).click()
      const dialog = page.getByRole('dialog', { name: 'Réunir deux fiches' })
      await dialog.getByLabel('Nom, adresse ou téléphone de l’autre fiche').fill(two.email)
      await dialog.getByRole('button', { name: 'Chercher' }).click()
      await dialog.getByRole('button', { name: two.fullName }).click()
      await expect(dialog.getByRole('article').filter({ hasText: one.email })).toBeVisible()
      await expect(dialog.getByRole('article').filter({ hasText: two.email })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Réunir', exact: true }).click()
      const line = page.getByRole('list', { name: 'Tout ce qui s’est passé' })
      await expect(line.getByText('Message reçu')).toHaveCount(2)
      await rights.getByRole('button', { name: /^Séparer, possible jusqu’au/ }).click()
      await expect(line.getByText('Message reçu')).toHaveCount(1)
      await open(page, { email: two.email, name: two.fullName })
    })
  })
