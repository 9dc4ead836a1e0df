import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeShown } from '../../src/testing/accounts/authenticator.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { keptMail } from '../kept-mail.ts'
import { openAccount } from '../new-customer.ts'
import { signIn } from '../sign-in.ts'

const rooms = (page: Page) => page.getByRole('navigation', { name: 'Espace de la maison' })

const invitation = (page: Page) => page.getByRole('dialog', { name: 'Inviter dans l’équipe' })

const fillInvitation = async (page: Page, email: string) => {
  await invitation(page).getByLabel('Prénom').fill('Inès')
  await invitation(page).getByLabel('Nom', { exact: false }).last().fill('Morel')
  await invitation(page).getByLabel('Adresse e-mail').fill(email)
}

test(
  'a colleague is invited, enters by the mail with two steps, and sees what her areas open',
  deep,
  async ({ page, browser, baseURL }) => {
    const email = `equipe-${randomUUID()}@maison-clairval.example`
    await signIn(page, 'admin')
    await page.goto('/admin/equipe')
    await page.getByRole('button', { name: 'Inviter' }).click()
    await invitation(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(invitation(page).getByText('Indiquez le prénom.')).toBeVisible()
    await fillInvitation(page, email)
    for (const area of ['Salon', 'Ventes', 'Clientes'])
      await invitation(page).getByRole('checkbox', { name: area }).uncheck()
    await invitation(page).getByRole('checkbox', { name: 'Comptes' }).check()
    expect(await accessibilityFaults(page)).toEqual([])
    await invitation(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(invitation(page)).toBeHidden()
    const line = page.getByRole('row').filter({ hasText: email.slice(0, 20) })
    await expect(line).toContainText('Comptes')
    await expect(line).toContainText('Invitée jusqu’au')
    expect(await accessibilityFaults(page)).toEqual([])

    const mail = await keptMail(page.request, ({ recipient }) => recipient === email)
    const link = /https?:\/\/\S+#[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
    const { pathname, search, hash } = new URL(link)
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'fr-FR' })
    const colleague = await context.newPage()
    await colleague.goto(`${pathname}${search}${hash}`)
    const password = 'organza et fil de soie'
    for (const field of await colleague.getByRole('textbox').all()) await field.fill(password)
    const chosen = colleague.waitForResponse('**/api/auth/reset-password*')
    await colleague
      .getByRole('button', { name: /mot de passe/ })
      .last()
      .click()
    expect((await chosen).ok()).toBe(true)
    const answer = await context.request.post('/api/auth/login', { data: { email, password } })
    const tokens = await answer.json()
    await colleague.evaluate(({ token, refreshToken }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('refreshToken', refreshToken)
    }, tokens)
    await colleague.goto('/admin')
    await expect(colleague.getByRole('heading', { name: 'Encore une étape' })).toBeVisible()
    await colleague.getByRole('link', { name: 'La mettre en place' }).click()
    await colleague.getByRole('button', { name: 'Mettre en place' }).click()
    const written = await colleague.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
    const code = codeShown((written ?? '').replaceAll(' ', ''), Temporal.Now.instant())
    await colleague.getByLabel('Code à six chiffres').fill(code)
    await colleague.getByRole('button', { name: 'Terminer' }).click()
    await colleague.getByRole('button', { name: 'C’est noté' }).click()

    await colleague.goto('/admin/orders')
    await expect(colleague.getByRole('link', { name: /^MC-/ }).first()).toBeVisible()
    await expect(colleague.getByRole('checkbox')).toHaveCount(0)
    await expect(colleague.getByRole('button', { name: /CSV|fichier/ })).toBeVisible()
    await expect(rooms(colleague).getByRole('link', { name: /^Commandes/ })).toBeVisible()
    for (const closed of [/^Rendez-vous/, /^Messages/, 'Équipe', 'Galerie'])
      await expect(rooms(colleague).getByRole('link', { name: closed })).toHaveCount(0)
    await colleague.getByRole('link', { name: /^MC-/ }).first().click()
    await expect(colleague.getByRole('heading', { name: 'Paiement', exact: true })).toBeVisible()
    await expect(colleague.getByRole('heading', { name: 'Notes de la maison' })).toHaveCount(0)
    await expect(colleague.getByRole('button', { name: 'Mettre en préparation' })).toHaveCount(0)
    await colleague.goto('/admin/messages')
    await expect(colleague.getByText('Vos droits n’ouvrent pas cette page.')).toBeVisible()
    await context.close()
  },
)

test('the rights of a member change, access is suspended and opened again', deep, async ({ page }) => {
  const { email } = await openAccount(page.context())
  await signIn(page, 'admin')
  await page.goto('/admin/equipe?lng=fr')
  await page.getByRole('button', { name: 'Inviter' }).click()
  await fillInvitation(page, email)
  await invitation(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(invitation(page)).toBeHidden()
  const line = page.getByRole('row').filter({ hasText: email.split('@')[0] ?? email })
  await expect(line).toContainText('Salon, Ventes, Clientes')
  await page.getByRole('button', { name: 'Inviter' }).click()
  await fillInvitation(page, email)
  await invitation(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(invitation(page).getByText('Cette personne fait déjà partie de l’équipe.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(invitation(page)).toBeHidden()

  const manage = line.getByRole('button', { name: /^Gérer/ })
  const dialog = page.getByRole('dialog').filter({ hasText: 'Domaines' })
  await manage.click()
  await dialog.getByRole('checkbox', { name: 'Ventes' }).uncheck()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enregistrer les droits' }).click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText('Salon, Clientes')
  await manage.click()
  await dialog.getByRole('button', { name: 'Suspendre l’accès' }).click()
  await expect(line).toContainText('Suspendue')
  await manage.click()
  await dialog.getByRole('button', { name: 'Rétablir l’accès' }).click()
  await expect(line).not.toContainText('Suspendue')
  await manage.click()
  await dialog.getByRole('button', { name: 'Voir la maison avec ses droits' }).click()
  await expect(page.getByText(/^Vous regardez la maison avec les droits de/)).toBeVisible()
  await expect(rooms(page).getByRole('link', { name: /^Messages/ })).toBeVisible()
  await expect(rooms(page).getByRole('link', { name: /^Commandes/ })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Revenir à mes droits' }).click()
  await expect(rooms(page).getByRole('link', { name: /^Commandes/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Ce que l’on fait' })).toContainText(
    'A demandé un remboursement',
    {
      ignoreCase: true,
    },
  )
})

test.describe('on a phone, in English', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the team and its rights fit', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/equipe?lng=en')
    await expect(page.getByText('Salon, Sales, Customers').first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'What one does' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBe(0)
  })
})
