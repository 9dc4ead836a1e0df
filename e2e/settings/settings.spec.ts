import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../db/seed/demo-accounts.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { emailOf, signIn } from '../sign-in.ts'
import { save, section } from './settings-sections.ts'

interface Put {
  readonly version: number
  readonly phone: string
}

/** The house's answers to a change, without changing the house that all journeys share. */
const answerPuts = async (page: Page, answers: readonly number[]) => {
  const sent: Put[] = []
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/admin/settings/house*', async (route) => {
    const body = route.request().postDataJSON()
    const status = answers[sent.length] ?? 200
    sent.push(body)
    await isHeld.promise
    if (status === 200)
      return route.fulfill({ json: { success: true, house: { ...body, version: body.version + 1 } } })
    return route.fulfill({ status, json: { success: false, code: 'service_busy', message: '…' } })
  })
  return { sent, answer: () => isHeld.resolve() }
}

test('what is typed stays when the house fails, is sent once, and is asked about before it is left', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const puts = await answerPuts(page, [503, 200])
  await page.goto('/admin/settings')
  const phone = section(page, 'La maison').getByLabel(/^Téléphone/)
  await phone.fill('+33 1 23 45 67 89')

  await page
    .getByRole('navigation', { name: 'Espace de la maison' })
    .getByRole('link', { name: 'Messages' })
    .click()
  const leaving = page.getByRole('dialog', { name: 'Partir sans enregistrer ?' })
  await leaving.getByRole('button', { name: 'Rester' }).last().click()
  await expect(leaving).toBeHidden()
  await expect(phone).toHaveValue('+33 1 23 45 67 89')

  await save(page, 'La maison').dblclick()
  await expect.poll(() => puts.sent.length).toBe(1)
  puts.answer()
  await expect(section(page, 'La maison').getByRole('alert').last()).toContainText('Votre saisie est gardée')
  await expect(phone).toHaveValue('+33 1 23 45 67 89')
  await save(page, 'La maison').click()
  await expect.poll(() => puts.sent.length).toBe(2)
  expect(puts.sent.map(({ phone: number }) => number)).toEqual(['+33 1 23 45 67 89', '+33 1 23 45 67 89'])
  await expect(section(page, 'La maison').getByRole('status')).toHaveText(/^Enregistré/)
})

const desks = {
  fr: {
    company: 'Société',
    vatNumber: /^Numéro de TVA/,
    legalForm: /^Forme juridique/,
    wrongSiren: /dont le dernier est une clé/,
    wrongVatNumber: /puis le SIREN/,
    ready: 'Rien ne manque : la maison peut ouvrir.',
    save: 'Enregistrer',
    checklist: 'Avant l’ouverture',
  },
  en: {
    company: 'Company',
    vatNumber: /^VAT number/,
    legalForm: /^Legal form/,
    wrongSiren: /last of which is a check digit/,
    wrongVatNumber: /then the SIREN/,
    ready: 'Nothing is missing: the house may open.',
    save: 'Save',
    checklist: 'Before opening',
  },
} as const

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const lng of ['fr', 'en'] as const)
    test(
      `wrong numbers take the focus at their fields, nothing typed is lost or too wide, ${lng}`,
      lng === 'fr' ? {} : deep,
      async ({ page }) => {
        const words = desks[lng]
        await signIn(page, 'admin')
        await page.goto(localizedPath('/admin/settings', lng))
        await expect(section(page, words.checklist)).toBeVisible()
        const company = section(page, words.company)
        const siren = company.getByLabel(/^SIREN/)
        const vatNumber = company.getByLabel(words.vatNumber)
        await company.getByLabel(words.legalForm).fill('SAS')
        await siren.fill('900000002')
        await vatNumber.fill('FR11900000001')
        await save(page, words.company, words.save).press('Enter')
        await expect(siren).toBeFocused()
        await expect(siren).toHaveAccessibleDescription(words.wrongSiren)
        await expect(vatNumber).toHaveAccessibleDescription(words.wrongVatNumber)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        expect(await accessibilityFaults(page)).toEqual([])

        await siren.fill('900000001')
        await expect(siren).not.toHaveAttribute('aria-invalid')
        await save(page, words.company, words.save).press('Enter')
        await expect(vatNumber).toBeFocused()
        await expect(vatNumber).toHaveAccessibleDescription(words.wrongVatNumber)
        await expect(vatNumber).toHaveValue('FR11900000001')
        await expect(company.getByLabel(words.legalForm)).toHaveValue('SAS')
      },
    )
})

test('a house that lacks nothing is told that it may open', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.route('**/api/admin/settings/checklist*', (route) =>
    route.fulfill({ json: { success: true, items: [] } }),
  )
  for (const lng of ['fr', 'en'] as const) {
    await page.goto(localizedPath('/admin/settings', lng))
    await expect(section(page, desks[lng].checklist)).toHaveText(desks[lng].checklist + desks[lng].ready)
  }
})

test('what was typed when the session ended is there once the same account has signed in again', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/admin/settings')
  const street = section(page, 'La maison').getByLabel(/^Rue/)
  await street.fill('3 rue des Petits-Carreaux')
  const isOver = { status: 401, json: { success: false, message: '' } }
  const calls = ['**/api/auth/refresh*', '**/api/admin/settings/house*']
  for (const call of calls) await page.route(call, (route) => route.fulfill(isOver))
  await save(page, 'La maison').click()
  await expect(page).toHaveURL(/\/auth\?/)
  for (const call of calls) await page.unroute(call)
  await page.getByLabel('Adresse e-mail').fill(emailOf('admin'))
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(street).toHaveValue('3 rue des Petits-Carreaux')
  await expect(section(page, 'La maison').getByRole('status')).toHaveText('Pas encore enregistré')
  await section(page, 'La maison').getByRole('button', { name: 'Annuler les changements' }).click()
  await expect(street).not.toHaveValue('3 rue des Petits-Carreaux')
})

test('signing out asks about what is not saved, and only an admin who leaves is signed out', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/admin/settings')
  const street = section(page, 'La maison').getByLabel(/^Rue/)
  await street.fill('3 rue des Petits-Carreaux')
  const keeps = () => page.evaluate(() => Object.values(localStorage).some((kept) => kept.startsWith('ey')))
  expect(await keeps()).toBe(true)
  const signOut = page.getByRole('button', { name: 'Se déconnecter' })
  const leaving = page.getByRole('dialog', { name: 'Partir sans enregistrer ?' })

  await signOut.click()
  await leaving.getByRole('button', { name: 'Rester' }).last().click()
  await expect(leaving).toBeHidden()
  await expect(street).toHaveValue('3 rue des Petits-Carreaux')
  expect(await keeps()).toBe(true)

  await signOut.click()
  await leaving.getByRole('button', { name: 'Partir sans enregistrer' }).click()
  await expect(page.getByText('Vous avez été déconnecté avec succès').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await keeps()).toBe(false)
})

test(
  'the list before opening leads from the dashboard to where each thing is entered, and closures are told',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin')
    const closure = {
      _id: randomUUID(),
      firstDay: '2027-05-07',
      lastDay: '2027-05-08',
      fromTime: null,
      toTime: null,
      repeats: 'never',
      repeatsUntil: null,
      salon: null,
      reason: 'Pont de l’Ascension',
    }
    await page.route('**/api/admin/unavailable-dates*', (route) =>
      route.fulfill({ json: { success: true, closures: [closure] } }),
    )
    await page.goto('/admin')
    await page.getByRole('link', { name: /points? avant l’ouverture/ }).click()
    const list = section(page, 'Avant l’ouverture')
    await expect(list).toContainText('obligatoire avant l’ouverture')
    await list.getByRole('link', { name: /médiateur/i }).click()
    const mediator = section(page, 'Médiateur')
    await expect(mediator.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(mediator).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(mediator.getByLabel(/^Nom/)).toBeFocused()
    await expect(section(page, 'Fermetures')).toContainText('Pont de l’Ascension')
    await expect(page).toHaveURL(/#mediateur$/)
    await page.reload()
    await expect(mediator.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(mediator).toBeInViewport()
  },
)

test('the owner tries the mail server, and is told what became of the trial', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/settings?lng=fr')
  await page.getByRole('button', { name: 'M’envoyer un courrier d’essai' }).click()
  await expect(page.getByText(/^Aucun serveur de messagerie n’est réglé/)).toBeVisible()
  await page.getByRole('link', { name: 'Voir le courrier' }).click()
  await expect(page).toHaveURL(/\/admin\/courrier\?mail=/)
  await expect(page.getByRole('dialog', { name: /Essai du courrier/ })).toBeVisible()
})
