import { accessibilityFaults } from '../accessibility.ts'
import { expectFocus } from '../expect-focus.ts'
import { expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

const leave = async (request: { post: (url: string, options: object) => Promise<unknown> }, name: string) => {
  const content = `Une robe dont on parle encore, ${name}.`
  const data = { name, occasion: 'Mariage', content, rating: 4, experiencedIn: '2026-06' }
  await request.post('/api/reviews', { data })
}

test('the house reads what waits, publishes, answers and refuses, on a phone and by keyboard', async ({
  page,
}) => {
  const name = `Zoé ${Math.random().toString(36).slice(2, 8)}`
  await signIn(page, 'admin')
  await leave(page.request, name)
  await leave(page.request, `${name} bis`)
  // The public list is visited first. It must be read again once the house has published.
  await page.goto('/avis')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Espace Admin' }).press('Enter')
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  const rooms = page.getByRole('navigation', { name: 'Espace de la maison' })
  await rooms.getByRole('link', { name: /^Avis( |$)/ }).press('Enter')
  await page.getByLabel('Nom, adresse, mots').fill(name)
  await page.getByLabel('Nom, adresse, mots').press('Enter')
  await page.getByRole('checkbox', { name: `Sélectionner l’avis de ${name}`, exact: true }).press('Space')
  await page.getByRole('button', { name: 'Publier' }).press('Enter')
  await expectFocus(page.getByRole('checkbox', { name: 'Tout sélectionner' }), { said: 'Avis publié' })
  await page.getByRole('link', { name, exact: true }).press('Enter')
  // The preview below shows the same name, so this is the first heading.
  await expect(page.getByRole('heading', { level: 2, name }).first()).toBeFocused()
  await page.getByLabel('Réponse de la maison').fill('Merci, chère Zoé.')
  await page.getByRole('button', { name: 'Enregistrer la réponse' }).press('Enter')
  await expectFocus(page.getByRole('button', { name: 'Enregistrer la réponse' }), { said: 'Réponse publiée' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Réponse de la maison' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  await page.getByRole('link', { name: 'Boutique', exact: true }).press('Enter')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Avis Clients' }).press('Enter')
  const published = page.getByRole('article').filter({ hasText: name })
  await expect(published).toContainText('Merci, chère Zoé.')
  await expect(published).toContainText('expérience vécue en juin 2026')

  await page.goto(`/admin/reviews?search=${encodeURIComponent(`${name} bis`)}`)
  await page.getByRole('link', { name: `${name} bis`, exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Refuser' }).press('Enter')
  await expect(page.getByText('Choisissez un motif.')).toBeVisible()
  await page.getByLabel('Motif du refus').selectOption('Hors sujet')
  await page.getByRole('button', { name: 'Refuser' }).press('Enter')
  await expect(page.getByText('Refusé (Hors sujet)')).toBeVisible()
  await expectFocus(page.getByRole('heading', { name: 'Décision' }), { said: 'Avis refusé' })
  await expect(page.getByLabel('Réponse de la maison')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publier' }).press('Enter')
  await expect(page.getByLabel('Réponse de la maison')).toBeVisible()
  await expectFocus(page.getByRole('heading', { name: 'Décision' }), { said: 'Avis publié' })
  await page.getByRole('button', { name: 'Supprimer' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
  await expect(page.getByText('Aucun avis ne contient ces mots.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Avis' })).toBeFocused()
})

test('what the house reads is not for staff', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Commandes' }).first()).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Avis', exact: true })).toHaveCount(0)
})
