import type { Page } from '@playwright/test'
import { demoPassword } from '../../db/seed/demo-accounts.ts'
import { agedToken } from '../../src/testing/accounts/aged-token.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { productNamed } from '../checkout-customer.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { emailOf, openSession, signIn } from '../sign-in.ts'

const fill = async (page: Page, { email = emailOf('user'), password = demoPassword } = {}) => {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(password)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' }).click()

const kept = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    refreshToken: localStorage.getItem('refreshToken'),
  }))

const newAddress = () => `cliente-${crypto.randomUUID()}@example.fr`

test('a customer signs in, from the keyboard, and the sign-in page leaves the history', async ({ page }) => {
  await page.goto('/boutique')
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await page.getByLabel('Adresse e-mail').focus()
  await page.keyboard.type(emailOf('user'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('organza et velours')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'Erreur' })
  await expect(alert).toContainText('Email ou mot de passe incorrect')
  await expect(page.getByText('Échec de connexion')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(emailOf('user'))

  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compte')
  await expect(page.getByText('Connexion réussie')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mon compte' })).toBeVisible()
  expect(await kept(page)).toEqual({
    token: expect.stringMatching(/^eyJ/),
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
  })
  await page.goBack()
  await expect(page).toHaveURL('/boutique')
})

test('a page that is for customers asks to sign in, and is come back to', async ({ page }) => {
  await page.goto('/compte/adresses')
  await expect(page).toHaveURL('/auth?redirect=%2Fcompte%2Fadresses')
  await expect(page.getByText('Connectez-vous pour continuer')).toBeVisible()
  await fill(page)
  await submit(page)
  await expect(page).toHaveURL('/compte/adresses')
})

test('anyone who is sent here is told why, and led nowhere else', deep, async ({ page }) => {
  await page.goto('/auth?redirect=checkout')
  await expect(page.getByText('La connexion est nécessaire pour finaliser votre commande.')).toBeVisible()
  await page.getByRole('link', { name: "Pas encore de compte ? S'inscrire" }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible()
  await expect(page.getByText('La connexion est nécessaire pour finaliser votre commande.')).toBeVisible()
  await page.getByRole('link', { name: 'Déjà un compte ? Se connecter' }).click()
  await expect(page).toHaveURL('/auth?redirect=checkout')
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click()
  await expect(page).toHaveURL('/auth/mot-de-passe-oublie?redirect=checkout')
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await expect(page).toHaveURL('/auth?redirect=checkout')
  await page.goto('/auth/nouveau-mot-de-passe?redirect=checkout')
  await page.getByRole('link', { name: 'Demander un autre lien' }).click()
  await expect(page).toHaveURL('/auth/mot-de-passe-oublie?redirect=checkout')

  await page.goto('/auth?redirect=admin')
  await expect(
    page.getByText('Vous devez être administrateur pour accéder au tableau de bord.'),
  ).toBeVisible()
  await page.goto(`/auth?redirect=${encodeURIComponent('//elsewhere.example/')}`)
  await fill(page)
  await submit(page)
  await expect(page).toHaveURL('/compte')
})

test(
  'an account is opened once, however often the button is pressed, and leads on to pay what they had come to pay',
  deep,
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/register')) sent.push(request.method())
    })
    const { _id, name } = await productNamed(page, 'Robe Palais-Royal')
    await page.goto(`/boutique/produit/${_id}`)
    await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
    await expect(page.getByText('Le produit a été ajouté à votre panier').first()).toBeVisible()
    await page.goto('/auth?redirect=checkout')
    await page.getByRole('link', { name: "Pas encore de compte ? S'inscrire" }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Prénom').fill('Louise')
    await page.getByLabel('Nom', { exact: false }).last().fill('Martin')
    await page.getByLabel('Adresse e-mail').fill(newAddress())
    const password = page.getByRole('textbox', { name: /^Mot de passe/ })
    const again = page.getByRole('textbox', { name: /^Confirmer le mot de passe/ })
    await password.fill('azertyazerty')
    await again.fill('azertyazertz')
    await expect(page.getByText('Facile à deviner.').first()).toBeVisible()
    const button = page.getByRole('button', { name: "S'inscrire" })
    await button.click()
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
    await expect(again).toBeFocused()
    expect(sent).toEqual([])

    await again.fill('azertyazerty')
    await button.click()
    await expect(page.getByText('Ce mot de passe est trop répandu.')).toBeVisible()
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/trop répandu/)

    await password.fill('tulle et lilas blancs')
    await again.fill('tulle et lilas blancs')
    await expect(page.getByText('Très bon mot de passe.').first()).toBeVisible()
    sent.length = 0
    await button.dblclick()
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByText('Votre compte a été créé avec succès')).toBeVisible()
    expect(sent).toEqual(['POST'])
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name })).toBeVisible()
    await page.goto('/compte')
    const waiting = main.getByRole('region', { name: 'Votre panier' })
    await expect(waiting.getByText(name)).toBeVisible()
    await expect(waiting.getByText('1 article, hors livraison')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await waiting.getByRole('link', { name: 'Procéder au paiement' }).click()
    await expect(page).toHaveURL('/checkout')
  },
)

test(
  'a password can be seen by who writes it, and is hidden again before it is sent',
  deep,
  async ({ page }) => {
    await page.goto('/auth')
    await fill(page, { password: 'organza et velours' })
    const password = page.getByRole('textbox', { name: /^Mot de passe/ })
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await page.getByRole('button', { name: /^Afficher/ }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await submit(page)
    await expect(password).toHaveAttribute('type', 'password')
  },
)

for (const [state, answer, sentence] of [
  ['fails', { status: 500, json: {} }, 'Erreur serveur, veuillez réessayer plus tard'],
  [
    'is kept from somebody',
    {
      status: 403,
      json: { success: false, code: 'account_disabled', message: 'Votre compte a été désactivé' },
    },
    'Votre compte a été désactivé',
  ],
] as const)
  test(`when signing in ${state}, it is said`, async ({ page }) => {
    await page.route('**/api/auth/login*', (route) => route.fulfill(answer))
    await page.goto('/auth')
    await fill(page)
    await submit(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toContainText(sentence)
    expect(await kept(page)).toEqual({ token: null, refreshToken: null })
  })

test.describe('where the house cannot be reached', () => {
  // What the account shares with the toast may still be failing for the toast when the account asks for it: then the
  // page is loaded anew, and says so.
  test.use({ expectedFault: /^Error loading route module/ })

  test('what was written stays and can be sent again', async ({ page, context }) => {
    await page.goto('/auth')
    await fill(page)
    await context.setOffline(true)
    await submit(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toContainText(
      'n’a pas pu être jointe',
    )
    await context.setOffline(false)
    await submit(page)
    await expect(page).toHaveURL('/compte')
  })
})

test.describe('a customer who is signed in', () => {
  test('signs out, also when the server cannot be told, and nothing leads back', async ({ page }) => {
    await signIn(page)
    await page.goto('/compte')
    await page.route('**/api/auth/logout*', (route) => route.abort())
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByText('Déconnexion réussie')).toBeVisible()
    expect(await kept(page)).toEqual({ token: null, refreshToken: null })
    await page.goBack()
    await expect(page).toHaveURL(/\/auth\?redirect=/)
  })

  test('notices nothing when their token has had its time, in the middle of a form', async ({
    page,
    context,
  }) => {
    const session = await signIn(page)
    await page.goto('/compte/edit')
    const phone = page.getByLabel(/^Téléphone/)
    await expect(phone).toBeVisible()
    const aged = await agedToken(session.token, { minutesAgo: 60 })
    await page.evaluate((token) => localStorage.setItem('token', token), aged)
    await phone.fill('+33 6 12 34 56 78')
    await page.getByRole('button', { name: 'Enregistrer' }).first().click()
    await expect(page.getByText('Votre profil est à jour.')).toBeVisible()
    const now = await kept(page)
    expect(now.refreshToken).not.toBe(session.refreshToken)
    const answer = await context.request.get('/api/auth/profile', {
      headers: { authorization: `Bearer ${now.token}` },
    })
    expect((await answer.json()).user.phone).toBe('+33 6 12 34 56 78')
  })

  test('stays signed in in every tab, when all of them come with an old token at once', async ({
    page,
    context,
  }) => {
    const { token, refreshToken } = await openSession(context)
    const aged = await agedToken(token, { minutesAgo: 60 })
    await page.goto('/garanties')
    await page.evaluate((kept) => Object.assign(localStorage, kept), { token: aged, refreshToken })
    const tabs = [page, await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto('/compte')))
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    for (const tab of tabs) await expect(tab).toHaveURL('/compte')
    const statusOfKept = async () => {
      const { token: current } = await kept(page)
      const answer = await context.request.get('/api/auth/profile', {
        headers: { authorization: `Bearer ${current}` },
      })
      return answer.status()
    }
    // The page shows the customer as signed in before the house has been asked for another token.
    await expect.poll(statusOfKept).toBe(200)
    for (const tab of tabs) await expect(tab).toHaveURL('/compte')
  })

  test('is asked to sign in again when their session was ended elsewhere, and comes back', async ({
    page,
    context,
  }) => {
    const session = await signIn(page)
    await page.goto('/compte')
    await context.request.post('/api/auth/logout', { data: { refreshToken: session.refreshToken } })
    await page.goto('/compte/edit')
    await expect(page).toHaveURL('/auth?redirect=%2Fcompte%2Fedit')
    expect(await kept(page)).toEqual({ token: null, refreshToken: null })
    await fill(page)
    await submit(page)
    await expect(page).toHaveURL('/compte/edit')
  })
})

test('signing in speaks English, and goes on in it', deep, async ({ page }) => {
  await page.goto('/compte?lng=en')
  await expect(page).toHaveURL('/auth?redirect=%2Fcompte&lng=en')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('E-mail address').fill(emailOf('user'))
  await page.getByRole('textbox', { name: /^Password/ }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/compte?lng=en')
})

test('a forgotten password is answered alike, and a link without its end says so', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(newAddress())
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Si cette adresse a un compte' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/auth/nouveau-mot-de-passe')
  await expect(page.getByText('Ce lien est incomplet.')).toBeVisible()
  await page.goto('/auth/confirmation#nothing-of-the-kind')
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ce lien a déjà servi' })).toBeVisible()
})

test.describe('on a telephone', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/auth', '/auth?mode=register', '/auth/mot-de-passe-oublie'])
    test(`${path} fits, and nothing on it moves`, firstVisit, async ({ page }) => {
      await page.goto(path)
      expect(await whatMoved(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await accessibilityFaults(page)).toEqual([])
    })
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('signing in says what it needs, and offers no form that would do nothing', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByText(/La connexion demande JavaScript/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeHidden()
  })
})
