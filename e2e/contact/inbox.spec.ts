import type { Route } from '@playwright/test'
import { demoPassword } from '../../db/seed/demo-accounts.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { emailOf, signIn } from '../sign-in.ts'

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
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') written.push(request.url())
  })
  await assignee.focus()
  for (const _ of ['past somebody', 'to somebody else']) await page.keyboard.press('ArrowDown')
  await expect(assignee).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Confier' })).toBeFocused()
  expect(written).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Suivi enregistré')).toBeVisible()
  await expect(page.getByText(/^Confié à/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Confier' })).toBeFocused()
  expect(written).toHaveLength(1)
  await expect(page.getByLabel('Votre réponse')).toHaveAttribute('maxlength', '5000')
  await page.getByLabel('Votre réponse').fill(' ')
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
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
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

test(
  'an answer that was begun waits while other messages are read, and when the session ends',
  deep,
  async ({ page }) => {
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
    const words = 'Bien sûr, passez au salon mardi.'
    await page.goto(`/admin/messages?search=${mark}`)
    await page.getByRole('link', { name: `Un ourlet ${mark}` }).click()
    await page.getByLabel('Votre réponse').fill(words)
    await page.getByRole('link', { name: 'Tous les messages' }).click()
    await page.getByRole('link', { name: `Un ourlet ${mark}` }).click()
    await expect(page.getByLabel('Votre réponse')).toHaveValue(words)
    const ended = (route: Route) => route.fulfill({ status: 401, json: { success: false, message: '' } })
    await page.route('**/api/auth/refresh*', ended)
    await page.route('**/api/admin/messages/*/replies*', ended)
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(page).toHaveURL(/\/auth\?/)
    await page.unroute('**/api/auth/refresh*')
    await page.unroute('**/api/admin/messages/*/replies*')
    await page.getByLabel('Adresse e-mail').fill(emailOf('staff'))
    await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Votre réponse')).toHaveValue(words)
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    await page.getByRole('link', { name: 'Tous les messages' }).click()
    await page.getByRole('link', { name: `Un ourlet ${mark}` }).click()
    await expect(page.getByLabel('Votre réponse')).toHaveValue('')
  },
)

test('an admin deletes a message for good, once asked, by keyboard; the staff is not offered it', async ({
  page,
  browser,
}) => {
  const mark = Math.random().toString(36).slice(2, 9)
  await signIn(page, 'admin')
  await page.request.post('/api/contact', {
    data: {
      fullName: `Zoé ${mark}`,
      email: `${mark}@exemple.fr`,
      subject: `À oublier ${mark}`,
      message: 'Bonjour, oubliez-moi, s’il vous plaît.',
    },
  })
  await page.goto(`/admin/messages?search=${mark}`)
  await page.getByRole('link', { name: `À oublier ${mark}` }).press('Enter')
  const remove = page.getByRole('button', { name: 'Supprimer' })
  await expect(remove).toBeVisible()
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  await signIn(colleague, 'staff')
  await colleague.goto(page.url())
  await expect(colleague.getByRole('button', { name: 'Clore' })).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Supprimer' })).toHaveCount(0)
  await elsewhere.close()
  await remove.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Garder' }).last().press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
  await expect(page.getByText('Message supprimé')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
  await expect(page.getByText('Aucun message ne contient ces mots.')).toBeVisible()
})
