import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expectFocus } from '../expect-focus.ts'
import { deep, expect, test } from '../journey.ts'
import { type NewCustomer, openAccount } from '../new-customer.ts'
import { signIn } from '../sign-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

const words = () => `Une coupe nette, ${Math.random().toString(36).slice(2, 10)}.`

/** Writes a review of the same product by a new customer. No other test decides about it. */
const write = async ({ request }: Page, comment: string, author: NewCustomer) => {
  const { products } = await (await request.get('/api/products?search=Marguerite')).json()
  const headers = { authorization: `Bearer ${author.token}` }
  const data = { rating: 2, comment }
  await request.post(`/api/products/${products[0]._id}/reviews`, { headers, data })
  return `/boutique/produit/${products[0]._id}`
}

const found = async (page: Page, comment: string) => {
  await page.goto(`/admin/reviews?kind=products&search=${encodeURIComponent(comment)}`)
  await expect(page.getByText(comment, { exact: true })).toBeVisible()
}

test(
  'a reader reports a review, and the house answers it and leaves it, by keyboard',
  deep,
  async ({ page }) => {
    const comment = words()
    const author = await openAccount(page.context(), { firstName: 'Léa' })
    const product = await write(page, comment, author)
    await page.goto(product)
    const entry = page.getByRole('article').filter({ hasText: comment })
    const report = entry.getByRole('button', { name: 'Signaler l’avis de Léa Arnaud' })
    await report.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Signaler un avis' })
    await dialog.getByRole('button', { name: 'Signaler' }).press('Enter')
    await expect(dialog.getByText('Choisissez un motif.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.route('**/api/review-reports*', (route) => route.abort())
    await dialog.getByLabel('Motif').selectOption('Hors sujet')
    await dialog.getByLabel('Précisions').fill('Il parle d’une autre robe.')
    await dialog.getByRole('button', { name: 'Signaler' }).press('Enter')
    await expect(dialog.getByText(/^Le signalement n’a pas pu être envoyé/)).toBeVisible()
    await expect(dialog.getByLabel('Précisions')).toHaveValue('Il parle d’une autre robe.')
    await page.unroute('**/api/review-reports*')
    await dialog.getByRole('button', { name: 'Signaler' }).press('Enter')
    await expect(dialog.getByText('Merci, nous relirons cet avis.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(report).toBeFocused()

    await signIn(page, 'admin')
    await found(page, comment)
    await page.getByRole('link', { name: /^Signalés/ }).press('Enter')
    await page.getByRole('link', { name: 'Léa Arnaud' }).press('Enter')
    const heading = page.getByRole('heading', { level: 2, name: 'Léa Arnaud' })
    await expect(heading).toBeFocused()
    const reports = page.getByRole('region', { name: 'Signalements' })
    await expect(reports).toContainText('Hors sujet')
    await expect(reports).toContainText('Il parle d’une autre robe.')
    await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText(comment)
    await page.getByLabel('Réponse de la maison').fill('Nous vous écrivons, Léa.')
    const save = page.getByRole('button', { name: 'Enregistrer la réponse' })
    await save.press('Enter')
    await expect(page.getByText('Réponse publiée')).toBeVisible()
    await expect(save).toBeFocused()
    await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText('Nous vous écrivons, Léa.')
    await page.getByRole('button', { name: 'Laisser publié' }).press('Enter')
    await expect(page.getByText('Laissé publié après signalement')).toBeVisible()
    await expect(reports).toContainText('réglé')
    await expectFocus(page.getByRole('heading', { name: 'Décision' }), { said: 'Avis publié' })
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Robe de mariée Marguerite' }).press('Enter')
    await expect(page).toHaveURL(product)
    // The address changes before the page does, and the page of the moderation shows the review twice.
    await expect(page.getByRole('heading', { level: 1, name: 'Robe de mariée Marguerite' })).toBeVisible()
    await expect(entry).toContainText('Nous vous écrivons, Léa.')
  },
)

test('the house refuses several reviews at once, and their author reads why and writes anew', async ({
  page,
}) => {
  const comment = words()
  const [lea, zoe] = [
    await openAccount(page.context(), { firstName: 'Léa' }),
    await openAccount(page.context(), { firstName: 'Zoé' }),
  ]
  const product = await write(page, `${comment} Léa`, lea)
  await write(page, `${comment} Zoé`, zoe)
  await signIn(page, 'admin')
  // The reviews are there, and selected, before the house has said whose session it is.
  const told = Promise.withResolvers<void>()
  await page.route('**/api/auth/profile*', async (route) => {
    await told.promise
    await route.continue()
  })
  await page.goto(`/admin/reviews?kind=products&search=${encodeURIComponent(comment)}`)
  await expect(page.getByText(`${comment} Léa`)).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Tout sélectionner' })
  await all.press('Space')
  await expect(page.getByText('2 avis sélectionnés')).toBeVisible()
  const profile = page.waitForResponse('**/api/auth/profile*')
  told.resolve()
  await (await profile).finished()
  // What only staff see tells that the screen knows it too.
  await expect(page.getByRole('link', { name: /^Commandes \d+ en attente$/ })).toBeVisible()
  await expect(page.getByText('2 avis sélectionnés')).toBeVisible()
  await page.getByLabel('Motif du refus').selectOption('Doublon')
  await page.getByRole('button', { name: 'Refuser' }).press('Enter')
  await expect(page.getByText('2 avis refusés')).toBeVisible()
  await expect(all).toBeFocused()
  await expect(page.getByRole('link', { name: /^Refusés/ })).toBeVisible()
  await page.goto(product)
  await expect(page.getByText(comment, { exact: true })).toHaveCount(0)

  await page.evaluate(({ token, refreshToken }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('refreshToken', refreshToken)
  }, lea)
  await page.reload()
  const reviews = page.getByRole('region', { name: /^Avis clients/ })
  await reviews.getByRole('button', { name: 'Rédiger un avis' }).press('Enter')
  await expect(reviews.getByText('Votre avis a été retiré : doublon.')).toBeVisible()
  await expect(reviews.getByRole('textbox')).toHaveValue(`${comment} Léa`)
  await reviews.getByRole('button', { name: 'Supprimer mon avis' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer mon avis' }).press('Enter')
  await expect(page.getByText('Votre avis est supprimé.')).toBeVisible()
  await reviews.getByRole('button', { name: 'Rédiger un avis' }).press('Enter')
  await expect(reviews.getByRole('textbox')).toHaveValue('')
  await reviews.getByRole('radio', { name: '4 sur 5' }).check()
  await reviews.getByRole('textbox').fill(`${comment} Encore.`)
  await reviews.getByRole('button', { name: 'Envoyer' }).press('Enter')
  await expect(page.getByText('Il paraîtra quand la maison l’aura lu.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: comment })).toHaveCount(0)
})
