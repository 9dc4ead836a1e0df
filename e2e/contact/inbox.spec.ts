import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the house reads a message, gives it to somebody, answers and closes it, by keyboard', async ({
  page,
}) => {
  const mark = Math.random().toString(36).slice(2, 9)
  await signIn(page, 'staff')
  await page.request.post('/api/contact', {
    data: {
      fullName: `Zoé ${mark}`,
      email: `${mark}@exemple.fr`,
      subject: `Un ourlet ${mark}`,
      message: 'Bonjour, pouvez-vous reprendre un ourlet ?',
    },
  })
  await page.goto('/admin/messages')
  await page.getByLabel('Nom, adresse, mots').fill(mark)
  await page.getByLabel('Nom, adresse, mots').press('Enter')
  await page.getByRole('link', { name: `Un ourlet ${mark}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: `Un ourlet ${mark}` })).toBeFocused()
  const assignee = page.getByLabel('Suivi par')
  await assignee.selectOption({ index: 1 })
  await expect(page.getByText('Suivi enregistré')).toBeVisible()
  await expect(page.getByText(/^Confié à/)).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer la réponse' }).press('Enter')
  await expect(page.getByText('Écrivez votre réponse.')).toBeVisible()
  await expect(page.getByLabel('Votre réponse')).toBeFocused()
  await page.getByLabel('Votre réponse').fill('Bien sûr, passez au salon mardi.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'passez au salon mardi' })).toBeVisible()
  await expect(page.getByLabel('Votre réponse')).toHaveValue('')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Clore' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Rouvrir' })).toBeVisible()
  await page.getByRole('link', { name: 'Tous les messages' }).press('Enter')
  await page.getByRole('link', { name: /^Clos/ }).press('Enter')
  await expect(page.getByRole('link', { name: `Un ourlet ${mark}` })).toBeVisible()
})

test('who answers what a colleague has just answered is told, and keeps the words', async ({
  page,
  browser,
}) => {
  const mark = Math.random().toString(36).slice(2, 9)
  await signIn(page, 'staff')
  await page.request.post('/api/contact', {
    data: {
      fullName: `Zoé ${mark}`,
      email: `${mark}@exemple.fr`,
      subject: `Un essayage ${mark}`,
      message: 'Bonjour, quand puis-je venir ?',
    },
  })
  await page.goto(`/admin/messages?search=${mark}`)
  await page.getByRole('link', { name: `Un essayage ${mark}` }).click()
  await page.getByLabel('Votre réponse').fill('Mardi, si vous voulez.')
  const address = page.url()
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  await signIn(colleague, 'admin')
  await colleague.goto(address)
  await colleague.getByLabel('Votre réponse').fill('Jeudi, si vous voulez.')
  await colleague.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(colleague.getByRole('listitem').filter({ hasText: 'Jeudi' })).toBeVisible()
  await elsewhere.close()
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByText(/vient de modifier ce message/)).toBeVisible()
  await expect(page.getByLabel('Votre réponse')).toHaveValue('Mardi, si vous voulez.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Jeudi' })).toBeVisible()
})
