import type { Page } from '@playwright/test'
import { demoPassword } from '../../db/seed/demo-accounts.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { newCustomer } from '../new-customer.ts'
import { openProduct } from '../open-product.ts'
import { emailOf, signIn } from '../sign-in.ts'
import { structuredData } from '../structured-data.ts'

const reviewsOf = (page: Page) => page.getByRole('region', { name: /^Avis clients|^Customer reviews/ })

const aggregateRating = async (page: Page) =>
  (await structuredData(page)).find((block) => block['@type'] === 'Product')?.aggregateRating

test('a reviewed product shows what was written, by whom, when, and what it is worth', async ({ page }) => {
  await openProduct(page, 'Robe de mariée Aurore')
  const reviews = reviewsOf(page)
  await expect(reviews.getByRole('heading', { level: 2 })).toHaveText('Avis clients (4)')
  await expect(reviews.getByRole('img', { name: 'Note moyenne : 4,8 sur 5' })).toBeVisible()
  expect(await aggregateRating(page)).toMatchObject({ ratingValue: 4.8, reviewCount: 4 })
  const entries = reviews.getByRole('article')
  await expect(entries).toHaveCount(4)
  const newest = entries.first()
  await expect(newest).toContainText('Claire Delaunay')
  await expect(newest).toContainText('Achat vérifié')
  await expect(entries.filter({ hasText: 'Avis non vérifié' })).not.toHaveCount(0)
  await expect(newest.getByRole('img', { name: '5 sur 5' })).toBeVisible()
  const dates = await reviews
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual(dates.toSorted().toReversed())
  await reviews.getByText('Comment fonctionnent les avis').click()
  await expect(reviews.getByText(/Rien n’est offert en échange/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('no line begins with an exclamation mark, however narrow the window is', deep, async ({ page }) => {
  await openProduct(page, 'Ceinture Astrée')
  const none = reviewsOf(page).getByText(/donner votre opinion !$/)
  await expect(none).toBeVisible()
  for (let width = 320; width <= 480; width += 8) {
    await page.setViewportSize({ width, height: 800 })
    const [word, mark] = await none.evaluate((paragraph) => {
      const text = paragraph.firstChild
      const end = text?.textContent?.length ?? 0
      const range = document.createRange()
      return [end - 3, end - 1].map((at) => {
        if (text) range.setStart(text, at)
        if (text) range.setEnd(text, at + 1)
        return range.getBoundingClientRect().top
      })
    })
    expect(mark, `${width} px`).toBe(word)
  }
})

test('a guest is asked to sign in, and comes back to the form', async ({ page }) => {
  await openProduct(page, 'Ceinture Astrée')
  const reviews = reviewsOf(page)
  await expect(reviews.getByText(/Soyez le premier à donner votre opinion !$/)).toBeVisible()
  expect(await aggregateRating(page)).toBeUndefined()
  await reviews.getByRole('button', { name: 'Rédiger un avis' }).click()
  await expect(page.getByText('Connexion requise').first()).toBeVisible()
  await expect(page.getByText('Vous devez être connecté pour laisser un avis').first()).toBeVisible()
  await expect(reviews.getByRole('form')).toHaveCount(0)
  await expect(reviews.getByRole('textbox')).toHaveCount(0)
  await reviews.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('Adresse e-mail').fill(emailOf('user'))
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/boutique\/produit\/.*#rediger-un-avis$/)
  await expect(reviews.getByRole('radio', { name: '1 sur 5' })).toBeFocused()
})

test('a customer writes one review, with the keyboard alone, and is led to it', async ({ page }) => {
  await signIn(page)
  await openProduct(page, 'Perfecto Montmartre')
  const reviews = reviewsOf(page)
  await reviews.getByRole('button', { name: 'Rédiger un avis' }).press('Enter')
  const send = reviews.getByRole('button', { name: 'Envoyer' })
  await expect(reviews.getByRole('radio', { name: '1 sur 5' })).toBeFocused()
  await expect(send).toBeDisabled()
  await send.press('Enter')
  await expect(page.getByText('Note requise').first()).toBeVisible()
  await reviews.getByRole('radio', { name: '1 sur 5' }).focus()
  await expect(reviews.getByText('Veuillez attribuer une note entre 1 et 5 étoiles')).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(reviews.getByRole('radio', { name: '4 sur 5' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Un cuir souple, une coupe nette.')
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText('Avis ajouté').first()).toBeVisible()
  await expect(page.getByText('Merci pour votre avis !').first()).toBeVisible()
  await expect(reviews.getByRole('heading', { level: 2 })).toHaveText('Avis clients (1)')
  const own = reviews.getByRole('listitem').filter({ hasText: 'Un cuir souple, une coupe nette.' })
  await expect(own).toContainText('Jeanne Arnaud')
  await expect(own).toBeFocused()
  await expect(own).toBeInViewport()
  await expect(reviews.getByRole('textbox')).toHaveCount(0)

  await page.reload()
  await expect(own).toBeVisible()
  expect(await aggregateRating(page)).toMatchObject({ ratingValue: 4, reviewCount: 1 })

  await reviews.getByRole('button', { name: 'Modifier le vôtre' }).click()
  await reviews.getByRole('radio', { name: '1 sur 5' }).check()
  await reviews.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Avis modifié').first()).toBeVisible()
  await expect(reviews.getByRole('textbox')).toHaveCount(0)
  await expect(reviews.getByRole('article')).toHaveCount(1)
})

test('what was written survives a sending that failed', async ({ page }) => {
  await signIn(page)
  await openProduct(page, 'Étole Séraphine')
  const reviews = reviewsOf(page)
  await reviews.getByRole('button', { name: 'Rédiger un avis' }).click()
  await reviews.getByRole('radio', { name: '5 sur 5' }).check()
  await reviews.getByRole('textbox').fill('Si légère.')
  await page.route('**/reviews?*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await reviews.getByRole('button', { name: 'Envoyer' }).click()
  await expect(
    page.getByText("Une erreur est survenue lors de l'ajout de l'avis", { exact: true }).first(),
  ).toBeVisible()
  await expect(reviews.getByRole('textbox')).toHaveValue('Si légère.')
  await expect(reviews.getByRole('radio', { name: '5 sur 5' })).toBeChecked()
  await page.unroute('**/reviews?*')
  await reviews.getByRole('button', { name: 'Envoyer' }).click()
  await expect(reviews.getByRole('article')).toContainText('Si légère.')
})

test('anyone who is no longer signed in signs in again, and loses nothing', deep, async ({ page }) => {
  const { refreshToken } = await signIn(page)
  await openProduct(page, 'Robe Léonie')
  const product = new URL(page.url()).pathname
  const reviews = reviewsOf(page)
  await reviews.getByRole('button', { name: 'Rédiger un avis' }).click()
  await reviews.getByRole('radio', { name: '3 sur 5' }).check()
  await reviews.getByRole('textbox').fill('Bien.')
  await page.request.post('/api/auth/logout', { data: { refreshToken } })
  await reviews.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(product)}`)
  await expect(page.getByText('Vous devez être connecté pour laisser un avis').first()).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(emailOf('user'))
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(product)
  await reviews.getByRole('button', { name: 'Rédiger un avis' }).click()
  await expect(reviews.getByRole('radio', { name: '3 sur 5' })).toBeChecked()
  await expect(reviews.getByRole('textbox')).toHaveValue('Bien.')
})

test.describe('on a small screen', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a customer writes, changes and deletes a review on one page, by keyboard', async ({ page }) => {
    await newCustomer(page.context())
    await openProduct(page, 'Robe Ombeline')
    const reviews = reviewsOf(page)
    const write = reviews.getByRole('button', { name: /^(Rédiger un avis|Modifier le vôtre)$/ })
    const words = reviews.getByRole('textbox')
    const own = reviews.getByRole('listitem').filter({ hasText: 'Jeanne Arnaud' })
    await write.press('Enter')
    await reviews.getByRole('radio', { name: '1 sur 5' }).press('ArrowRight')
    await words.fill('Un peu courte.')
    await reviews.getByRole('button', { name: 'Envoyer' }).press('Enter')
    await expect(own).toBeFocused()
    await expect(own).toContainText('Un peu courte.')

    // The form opens again on the same page. It contains the review that was just written, and not the state before it.
    await write.press('Enter')
    await expect(words).toHaveValue('Un peu courte.')
    await expect(reviews.getByRole('radio', { name: '2 sur 5' })).toBeChecked()
    await words.fill('Un peu courte, mais si bien coupée.')
    await reviews.getByRole('radio', { name: '2 sur 5' }).press('ArrowRight')
    await reviews.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await expect(page.getByText('Avis modifié').first()).toBeVisible()
    await expect(own).toContainText('mais si bien coupée.')
    await expect(own).toContainText(/modifié le \d/)
    await expect(write).toBeFocused()

    await write.press('Enter')
    await expect(words).toHaveValue('Un peu courte, mais si bien coupée.')
    await reviews.getByRole('button', { name: 'Supprimer mon avis' }).press('Enter')
    const asked = page.getByRole('dialog', { name: 'Supprimer votre avis' })
    await asked.getByText('Garder').press('Enter')
    await reviews.getByRole('button', { name: 'Supprimer mon avis' }).press('Enter')
    await asked.getByRole('button', { name: 'Supprimer mon avis' }).press('Enter')
    await expect(page.getByText('Avis supprimé').first()).toBeVisible()
    await expect(own).toHaveCount(0)
    await expect(write).toBeFocused()
    await write.press('Enter')
    await expect(words).toHaveValue('')
    await expect(reviews.getByRole('button', { name: 'Envoyer' })).toBeVisible()
  })

  test('what was written before and cannot be read is not written over', async ({ page }) => {
    await page.goto('/boutique?search=Octave&lng=en')
    await page
      .getByRole('link', { name: /^View details/ })
      .first()
      .click()
    const reviews = reviewsOf(page)
    await reviews.getByRole('button', { name: 'Write a review' }).press('Enter')
    await expect(page.getByText('Sign-in required').first()).toBeVisible()
    await expect(page.getByText('You must be signed in to leave a review').first()).toBeVisible()
    await newCustomer(page.context())
    await page.reload()
    await page.route('**/reviews/mine?*', (route) => route.abort())
    await reviews.getByRole('button', { name: 'Write a review' }).press('Enter')
    await expect(reviews.getByText('What you have written already could not be read.')).toBeVisible({
      timeout: 20_000,
    })
    await expect(reviews.getByRole('textbox')).toHaveCount(0)
    await page.unroute('**/reviews/mine?*')
    await reviews.getByRole('button', { name: 'Try again' }).press('Enter')
    await reviews.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(page.getByText('Rating required').first()).toBeVisible()
    await expect(reviews.getByText('Please give a rating of 1 to 5 stars')).toBeVisible()
    await reviews.getByRole('radio', { name: '3 out of 5' }).check()
    await reviews.getByLabel('Your review').pressSequentially('a')
    await expect(reviews.getByLabel('Your review')).toHaveAttribute('maxlength', '2000')
    await page.route('**/reviews?*', (route) => route.abort())
    await reviews.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(page.getByText('Something went wrong while adding your review').first()).toBeVisible()
  })

  test('a customer reviews in English a product that others have reviewed', async ({ page }) => {
    await signIn(page)
    await page.goto('/boutique?search=Marais&lng=en')
    await page
      .getByRole('link', { name: /^View details/ })
      .first()
      .click()
    const reviews = reviewsOf(page)
    await expect(reviews.getByRole('heading', { level: 2 })).toHaveText('Customer reviews (2)')
    await expect(reviews.getByRole('article').first()).toContainText('Unverified review')
    await reviews.getByRole('button', { name: 'Write a review' }).click()
    await reviews.getByRole('radio', { name: '5 out of 5' }).check()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/reviews?*', async (route) => {
      await held
      await route.continue()
    })
    await reviews.getByRole('button', { name: 'Send' }).click()
    await expect(reviews.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await expect(page.getByText('Thank you for your review!').first()).toBeVisible()
    await expect(reviews.getByRole('heading', { level: 2 })).toHaveText('Customer reviews (3)')
    await expect(reviews.getByRole('article').first()).toContainText('Jeanne Arnaud')
  })
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('reviews and how they come about can be read, and no button promises more', async ({ page }) => {
    await page.goto('/boutique?search=Aurore')
    await page.getByRole('article').first().getByRole('link').first().click()
    const reviews = reviewsOf(page)
    await expect(reviews.getByRole('article')).toHaveCount(4)
    await expect(reviews.getByRole('button', { name: 'Rédiger un avis' })).toBeHidden()
    await reviews.getByText('Comment fonctionnent les avis').click()
    await expect(reviews.getByText(/Rien n’est offert en échange/)).toBeVisible()
  })
})
