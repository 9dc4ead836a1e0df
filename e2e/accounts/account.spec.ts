import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { layoutShift, openAnew } from '../layout-shift.ts'
import { newCustomer } from '../new-customer.ts'
import { roomBetween } from '../server/empty-room.ts'
import { keepTokens, signIn } from '../sign-in.ts'

const sections = [
  { path: '/compte', link: 'Aperçu', title: 'Votre compte' },
  { path: '/compte/edit', link: 'Profil', title: 'Votre profil' },
  { path: '/compte/mesures', link: 'Mesures', title: 'Vos mesures' },
  { path: '/compte/adresses', link: 'Adresses', title: 'Vos adresses' },
  { path: '/compte/rendez-vous', link: 'Rendez-vous', title: 'Vos rendez-vous' },
  { path: '/commandes', link: 'Commandes', title: 'Vos commandes' },
  { path: '/favoris', link: 'Favoris', title: 'Vos favoris' },
  { path: '/compte/confidentialite', link: 'Confidentialité', title: 'Vos données' },
] as const

/** A typeface that loads late may move a word by a fraction of a pixel. */
const unseen = 0.0001

const titled = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const greeted = (page: Page) => expect(page.getByText('Bonjour Jeanne')).toBeVisible()
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Votre compte' })

const form = (page: Page, name: string) => page.getByRole('region', { name })

const answersTo = async (page: Page, call: string, answer: { status: number; json: object }) => {
  await page.route(`**/api${call}*`, (route) => route.fulfill(answer))
}

/**
 * Each journey tests half of the sections: a customer signs in once and opens every section as if it were the first.
 */
const halves = [
  { name: 'what is known about her', all: sections.slice(0, 4) },
  { name: 'what she has asked for', all: sections.slice(4) },
] as const

test.describe('on a wide window', () => {
  for (const { name, all } of halves)
    test(
      `${name}: each address opens its section, and nothing moves`,
      all === halves[0].all ? firstVisit : deepFirstVisit,
      async ({ page }) => {
        await signIn(page)
        for (const { path, link, title } of all)
          await test.step(path, async () => {
            await openAnew(page, path)
            await titled(page, title)
            await greeted(page)
            const here = navigation(page).getByRole('link', { name: link, exact: true })
            await expect(here).toHaveAttribute('aria-current', 'page')
            await expect(page).toHaveTitle(new RegExp(`^${title} · `))
            await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
            expect(await accessibilityFaults(page)).toEqual([])
            expect(await layoutShift(page)).toBeLessThan(unseen)
          })
      },
    )

  test(
    'the way to enter an address stands right below the words that there is none',
    deep,
    async ({ page, context }) => {
      await newCustomer(context)
      await page.goto('/compte')
      const none = page.getByText('Aucune adresse encore.')
      await expect(none).toBeVisible()
      expect(await roomBetween(none, page.getByRole('link', { name: 'Ajouter une adresse' }))).toBeLessThan(
        24,
      )
    },
  )

  test('one goes from section to section with the keyboard', async ({ page }) => {
    await signIn(page)
    await page.goto('/compte')
    await greeted(page)
    await navigation(page).getByRole('link', { name: 'Aperçu' }).focus()
    await page.keyboard.press('Tab')
    await expect(navigation(page).getByRole('link', { name: 'Profil' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/compte/edit')
    await titled(page, 'Votre profil')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const { name, all } of halves)
    test(`${name}: each address opens its section, and nothing moves`, deepFirstVisit, async ({ page }) => {
      await signIn(page)
      for (const { path, title } of all)
        await test.step(path, async () => {
          await openAnew(page, path)
          await titled(page, title)
          await greeted(page)
          expect(await accessibilityFaults(page)).toEqual([])
          expect(await layoutShift(page)).toBeLessThan(unseen)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        })
    })

  test('the sections are behind one line, which opens', deep, async ({ page }) => {
    await signIn(page)
    await page.goto('/compte')
    const line = navigation(page).getByRole('button', { name: /Aperçu$/ })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await expect(navigation(page).getByRole('link')).toHaveCount(0)
    await line.press('Enter')
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    expect(await accessibilityFaults(page)).toEqual([])
    await navigation(page).getByRole('link', { name: 'Commandes' }).tap()
    await titled(page, 'Vos commandes')
    await expect(navigation(page).getByRole('button', { name: /Commandes$/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
})

test('an order that is not theirs is not there, and leads back to those that are', async ({ page }) => {
  await signIn(page)
  await page.goto('/compte/commandes/00000000-0000-4000-8000-000000000000')
  await expect(
    page.getByRole('heading', { name: 'Cette commande n’existe pas, ou n’est pas la vôtre.' }),
  ).toBeVisible()
  await expect(navigation(page).getByRole('link', { name: 'Commandes' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Toutes vos commandes' }).click()
  await expect(page).toHaveURL('/commandes')
  await expect(page.getByRole('heading', { level: 1, name: 'Vos commandes' })).toBeVisible()
})

test('the account speaks English', deep, async ({ page }) => {
  await signIn(page)
  await page.goto('/compte/edit?lng=en')
  await titled(page, 'Your profile')
  await expect(page.getByText('Hello Jeanne')).toBeVisible()
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Orders' }).click()
  await titled(page, 'Your orders')
  await expect(page).toHaveURL('/commandes?lng=en')
})

test('an account that cannot be read says so, and is asked for again', async ({ page }) => {
  await signIn(page)
  await answersTo(page, '/auth/profile', { status: 422, json: {} })
  await page.goto('/compte/edit')
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
  await expect(page.getByText('Erreur lors de la récupération du profil')).toBeVisible()
  await page.unroute('**/api/auth/profile*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByLabel('Prénom')).toHaveValue('Jeanne')
  await greeted(page)
})

test('anyone who signs out is home, and a guest', deep, async ({ page }) => {
  await signIn(page)
  await page.goto('/compte/mesures')
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Vous avez été déconnecté avec succès').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
})

test('a guest is invited where a customer finds their sections', deepFirstVisit, async ({ page }) => {
  await page.goto('/favoris')
  await expect(page.getByText('Retrouvez vos favoris partout')).toBeVisible()
  await expect(navigation(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/auth?redirect=%2Ffavoris',
  )
  expect(await layoutShift(page)).toBeLessThan(unseen)
})

test.describe('the profile', () => {
  // The journeys share one customer: each restores what it has changed before the next one reads it.
  test.describe.configure({ mode: 'serial' })

  const savePhone = async (page: Page, phone: string) => {
    const identity = form(page, 'Votre identité')
    await identity.getByLabel('Téléphone').fill(phone)
    await identity.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(identity.getByRole('status')).toHaveText('Votre profil est à jour.')
  }

  test('is changed, and stays changed', async ({ page }) => {
    await signIn(page)
    await page.goto('/compte/edit')
    await expect(page.getByLabel('Prénom')).toHaveValue('Jeanne')
    await savePhone(page, '+33 6 12 34 56 78')
    await page.reload()
    await expect(page.getByLabel('Téléphone')).toHaveValue('+33 6 12 34 56 78')
    await page.goto('/compte')
    await expect(page.getByRole('definition').getByText('+33 6 12 34 56 78')).toBeVisible()
    await page.goto('/compte/edit')
    await expect(page.getByLabel('Téléphone')).toHaveValue('+33 6 12 34 56 78')
    await savePhone(page, '')
  })

  test(
    'that is refused keeps what was written, and calls the keyboard to the slip',
    deep,
    async ({ page }) => {
      await signIn(page)
      await page.goto('/compte/edit')
      const identity = form(page, 'Votre identité')
      await expect(page.getByLabel('Prénom')).toHaveValue('Jeanne')
      await identity.getByLabel('Téléphone').fill('demain')
      await identity.getByLabel('Prénom').fill('Jeannette')
      await identity.getByRole('button', { name: 'Enregistrer' }).click()
      const phone = identity.getByLabel('Téléphone')
      await expect(phone).toBeFocused()
      await expect(phone).toHaveAccessibleDescription(/n’est pas valable/)
      await expect(phone).toHaveValue('demain')
      await expect(identity.getByLabel('Prénom')).toHaveValue('Jeannette')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.reload()
      await greeted(page)
    },
  )

  test('says what is wrong with the whole in an alert', deep, async ({ page }) => {
    await signIn(page)
    await page.goto('/compte/edit')
    await expect(page.getByLabel('Prénom')).toHaveValue('Jeanne')
    await answersTo(page, '/auth/email', {
      status: 429,
      json: { success: false, code: 'too_many_tries', message: 'Trop d’essais.' },
    })
    const email = form(page, 'Votre adresse e-mail')
    await email.getByLabel('Nouvelle adresse e-mail').fill('jeanne@example.org')
    await email.getByRole('textbox', { name: 'Votre mot de passe' }).fill('quelque chose')
    await email.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(email.getByRole('alert')).toHaveText(/Erreur.*Trop d’essais\./)
    await expect(email.getByLabel('Nouvelle adresse e-mail')).toHaveValue('jeanne@example.org')
  })

  test('does not take two passwords that differ', async ({ page }) => {
    await signIn(page)
    await page.goto('/compte/edit')
    await expect(page.getByLabel('Prénom')).toHaveValue('Jeanne')
    const password = form(page, 'Votre mot de passe')
    await password.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('celui d’avant')
    const next = password.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true })
    await next.fill('une toile de coton écru')
    await expect(password.getByText('Très bon mot de passe.').first()).toBeVisible()
    await password.getByRole('button', { name: 'Afficher : Nouveau mot de passe', exact: true }).click()
    await expect(next).toHaveAttribute('type', 'text')
    await password.getByRole('textbox', { name: /encore une fois/ }).fill('une autre')
    await password.getByRole('button', { name: 'Changer le mot de passe' }).click()
    const again = password.getByRole('textbox', { name: /encore une fois/ })
    await expect(again).toBeFocused()
    await expect(again).toHaveAccessibleDescription('Les mots de passe ne correspondent pas')
    await expect(next).toHaveAttribute('type', 'password')
    await expect(next).toHaveValue('une toile de coton écru')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('a password is changed, and only this device stays signed in', async ({ page, context }) => {
  const email = `mot-de-passe-${Date.now()}@example.org`
  const password = 'trois bobines de fil rouge'
  const person = { firstName: 'Lise', lastName: 'Moreau', email, password }
  const opened = await context.request.post('/api/auth/register', { data: person })
  const session = await opened.json()
  await keepTokens(context, session)
  await page.goto('/compte/edit')
  await expect(page.getByLabel('Prénom')).toHaveValue('Lise')
  const section = form(page, 'Votre mot de passe')
  const next = 'quatre bobines de fil bleu'
  await section.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('ce n’est pas le bon')
  await section.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true }).fill(next)
  await section.getByRole('textbox', { name: /encore une fois/ }).fill(next)
  await section.getByRole('button', { name: 'Changer le mot de passe' }).click()
  const current = section.getByRole('textbox', { name: 'Mot de passe actuel' })
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription('Ce mot de passe n’est pas le vôtre.')
  await current.fill(password)
  await section.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(section.getByRole('status')).toHaveText(/Votre mot de passe est changé/)
  await expect(current).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(session.refreshToken)
  await page.reload()
  await expect(page.getByText('Bonjour Lise')).toBeVisible()
})

test(
  'an address that is not confirmed says so, and has a code and its link sent again',
  firstVisit,
  async ({ page, context }) => {
    const email = `a-confirmer-${Date.now()}@example.org`
    const person = { firstName: 'Ève', lastName: 'Roux', email, password: 'une aiguille dans la toile' }
    await keepTokens(
      context,
      await (await context.request.post('/api/auth/register', { data: person })).json(),
    )
    await page.goto('/compte')
    await expect(page.getByText(`${email} n’est pas confirmée.`)).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(unseen)
    await page.getByRole('button', { name: 'La confirmer' }).click()
    await page.getByRole('button', { name: 'Recevoir un code' }).click()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      /Un code et un lien de confirmation sont partis/,
    )
    await page.getByLabel('Code à six chiffres').fill('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible()
  },
)
