import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '../../db/seed/demo-accounts.ts'
import { codeShown } from '../../src/testing/accounts/authenticator.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { type NewCustomer, openAccount } from '../new-customer.ts'
import { openOwnServer } from '../server/own-server.ts'
import { keepTokens, openSession, type SignedIn, signIn } from '../sign-in.ts'

/** A new member of the team, who is signed in nowhere. */
const newMember = async (context: Pick<BrowserContext, 'request'>, role: 'staff' | 'admin') => {
  const member = await openAccount(context)
  const admin = await openSession(context, 'admin')
  const headers = { authorization: `Bearer ${admin.token}` }
  const profile = await context.request.get('/api/auth/profile', {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const { user } = await profile.json()
  const appointed = await context.request.put(`/api/admin/accounts/${user._id}`, { headers, data: { role } })
  expect(appointed.ok()).toBe(true)
  return member
}

const sessionOf = async ({ request }: Pick<BrowserContext, 'request'>, { email, password }: NewCustomer) => {
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  return (await answer.json()) as SignedIn
}

/** The code of a telephone whose clock is ahead: the house accepts a code half a minute early, and each code once. */
const code = (secret: string, { halfMinutesAhead = 0, minutesAhead = 0 } = {}) =>
  codeShown(secret, Temporal.Now.instant().add({ seconds: 30 * halfMinutesAhead, minutes: minutesAhead }))

const wantedCode = (page: Page) => page.getByLabel('Code à six chiffres')

const secretOn = async (page: Page) => {
  const written = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  return (written ?? '').replaceAll(' ', '')
}

const writePassword = async (page: Page, { email, password }: Pick<NewCustomer, 'email' | 'password'>) => {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('somebody of the house sets up the second step, and signs in with it and without the telephone', async ({
  page,
}) => {
  const member = await newMember(page.context(), 'staff')
  await page.goto('/auth')
  await writePassword(page, member)
  await expect(page).toHaveURL('/admin')

  await page.goto('/compte/edit#deux-etapes')
  await page.getByRole('button', { name: 'Mettre en place' }).click()
  await expect(page.getByRole('img', { name: /^Carré à photographier/ })).toBeVisible()
  const secret = await secretOn(page)
  await wantedCode(page).fill('000000')
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await wantedCode(page).fill(code(secret))
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused()
  const codes = await page.getByText(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/).allInnerTexts()
  expect(codes).toHaveLength(10)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  expect((await saved).suggestedFilename()).toBe('codes-de-secours.txt')
  await page.getByRole('button', { name: 'C’est noté' }).click()
  await expect(page.getByText('Il reste 10 codes de secours.')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await writePassword(page, member)
  await expect(wantedCode(page)).toBeFocused()
  await expect(wantedCode(page)).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible()
  await wantedCode(page).fill(code(secret, { halfMinutesAhead: 1 }).replace(/^.../, '$& '))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?lng=fr')
  await writePassword(page, member)
  await page.getByRole('button', { name: 'Revenir au mot de passe' }).click()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(member.email)
  await writePassword(page, member)
  await page.getByRole('button', { name: 'Sans mon téléphone' }).click()
  await page.getByLabel('Code de secours').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
})

test('a code that comes after five minutes leads back to the password, and says why', async ({ page }) => {
  await page.route('**/api/auth/login?*', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, code: 'code_needed', message: 'Un code.', challenge: 'of an hour ago' },
    }),
  )
  await page.goto('/auth')
  await writePassword(page, { email: 'admin@maison-clairval.example', password: demoPassword })
  await wantedCode(page).fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vous avez dépassé les cinq minutes. Reconnectez-vous.')).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('admin@maison-clairval.example')
})

test(
  'half an hour later the house asks whose session it is, before roles, money and data; admins who owe the second step are led to it',
  deep,
  async ({ browser }) => {
    test.setTimeout(240_000)
    const server = await openOwnServer()
    const context = await browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
    const other = await browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
    try {
      const page = await context.newPage()
      await signIn(page, 'admin')
      const owing = await newMember(other, 'admin')
      await server.halfAnHourLater()

      await page.goto('/admin/newsletter')
      const proof = page.getByRole('dialog', { name: 'C’est bien vous' })
      const password = proof.getByRole('textbox', { name: 'Votre mot de passe' })
      const fetch = page.getByRole('button', { name: /CSV/ })
      await fetch.click()
      await expect(password).toBeFocused()
      await page.keyboard.type('organza et velours')
      await page.keyboard.press('Enter')
      await expect(proof.getByText('Ce mot de passe n’est pas le vôtre.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(proof).toBeHidden()
      await fetch.click()
      await password.fill(demoPassword)
      expect(await accessibilityFaults(page)).toEqual([])
      const fetched = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect((await fetched).suggestedFilename()).toMatch(/\.csv$/)
      await expect(proof).toBeHidden()

      // The proof is valid for ten minutes, so nothing is asked before the set-up of the second step begins.
      await page.goto('/compte/edit#deux-etapes')
      await page.getByRole('button', { name: 'Mettre en place' }).click()
      const secret = await secretOn(page)
      const minutesAhead = 31
      await wantedCode(page).fill(code(secret, { minutesAhead }))
      await page.getByRole('button', { name: 'Terminer' }).click()
      await page.getByRole('button', { name: 'C’est noté' }).click()
      await page.goto('/admin/equipe#deux-etapes')
      await page.getByRole('switch', { name: /^Demander les deux étapes/ }).check()
      await expect(page.getByRole('switch', { name: /^Demander les deux étapes/ })).toBeChecked()
      expect(await accessibilityFaults(page)).toEqual([])

      const late = await other.newPage()
      await keepTokens(other, await sessionOf(other, owing))
      await late.goto('/admin')
      await expect(late.getByRole('heading', { name: 'Encore une étape' })).toBeVisible()
      await late.getByRole('link', { name: 'La mettre en place' }).click()
      await late.getByRole('button', { name: 'Mettre en place' }).click()
      await wantedCode(late).fill(code(await secretOn(late), { minutesAhead }))
      await late.getByRole('button', { name: 'Terminer' }).click()
      await late.getByRole('button', { name: 'C’est noté' }).click()
      await late.goto('/admin')
      await expect(late.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible()
    } finally {
      await context.close()
      await other.close()
      await server.close()
    }
  },
)
