import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { partReady } from '../script-ready.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Partagez votre expérience' })

const open = async (page: Page) => {
  await page.goto('/avis')
  await page.getByRole('button', { name: 'Laisser un avis' }).first().press('Enter')
  await expect(dialog(page).getByLabel('Nom')).toBeFocused()
}

const words = () => `Une robe comme je n’en avais pas osé rêver, ${Math.random()}.`

const fill = async (page: Page, content = words()) => {
  await dialog(page).getByLabel('Nom').fill('Jeanne A.')
  await dialog(page).getByLabel('Occasion').fill('Mariage')
  await dialog(page).getByLabel('Votre avis').fill(content)
}

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a testimonial says what is missing, is sent, thanked for, and leaves an empty form', async ({
    page,
  }) => {
    await open(page)
    await expect(dialog(page).getByRole('radio', { name: '5 étoiles' })).toBeChecked()
    await dialog(page).getByLabel('Adresse e-mail').fill('jeanne')
    await dialog(page).getByRole('button', { name: 'Envoyer' }).press('Enter')
    for (const sentence of [
      'Le nom doit contenir au moins 2 caractères',
      "L'occasion doit contenir au moins 2 caractères",
      "L'avis doit contenir au moins 10 caractères",
      'Email invalide',
    ])
      await expect(dialog(page).getByText(sentence)).toBeVisible()
    await expect(dialog(page).getByLabel('Nom')).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])

    await fill(page)
    await dialog(page).getByRole('radio', { name: '5 étoiles' }).press('ArrowLeft')
    await expect(dialog(page).getByRole('radio', { name: '4 étoiles' })).toBeChecked()
    await dialog(page).getByLabel('Année').selectOption({ index: 2 })
    await dialog(page).getByLabel('Adresse e-mail').fill('')
    await dialog(page).getByRole('button', { name: 'Envoyer' }).press('Enter')
    await expect(
      page.getByText('Votre avis a été soumis avec succès ! Il sera publié après validation.'),
    ).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Laisser un avis' }).first().press('Enter')
    await expect(dialog(page).getByLabel('Nom')).toHaveValue('')
    await expect(dialog(page).getByRole('radio', { name: '5 étoiles' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Laisser un avis' }).first()).toBeFocused()
  })
})

test('a testimonial that cannot be sent says so, loses nothing, and goes once however often it is pressed', async ({
  page,
}) => {
  await open(page)
  const content = words()
  await fill(page, content)
  await page.route('**/api/reviews?*', (route) => route.abort())
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText("Erreur lors de l'envoi de l'avis")
  await expect(dialog(page).getByLabel('Votre avis')).toHaveValue(content)

  let sent = 0
  const answer = Promise.withResolvers<void>()
  await page.unroute('**/api/reviews?*')
  await page.route('**/api/reviews?*', async (route) => {
    sent += 1
    expect(route.request().headers().authorization).toBeUndefined()
    await answer.promise
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Envoyer' }).dblclick()
  await expect(dialog(page).getByRole('button', { name: 'Envoi...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  answer.resolve()
  await expect(dialog(page)).toBeHidden()
  expect(sent).toBe(1)
})

test(
  'a star that is pointed at shows what it would give, and a toast is swiped away',
  deep,
  async ({ page }) => {
    await open(page)
    await fill(page)
    const fillOf = (stars: number) =>
      dialog(page)
        .locator('.stars label')
        .nth(stars - 1)
        .evaluate((label) => getComputedStyle(label).getPropertyValue('--star-fill'))
    expect(await fillOf(5)).toBe('currentcolor')
    await dialog(page).locator('.stars label').nth(2).hover()
    expect([await fillOf(3), await fillOf(4)]).toEqual(['currentcolor', 'none'])
    await page.mouse.move(0, 0)
    expect(await fillOf(5)).toBe('currentcolor')
    await dialog(page).locator('.stars label').nth(2).click()
    await expect(dialog(page).getByRole('radio', { name: '3 étoiles' })).toBeChecked()

    await page.clock.install()
    await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
    const toast = page.getByRole('dialog').filter({ hasText: 'Votre avis a été soumis avec succès' })
    await expect(toast).toBeVisible()
    const place = await toast.boundingBox()
    if (!place) throw new Error('a toast that is seen has a place')
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y)
    await page.mouse.move(x + 200, y)
    await page.mouse.up()
    await expect(toast).toBeHidden()
  },
)

test('what the house says against a testimonial is read beside its field, and what was written stays', async ({
  page,
}) => {
  await open(page)
  const content = words()
  await fill(page, content)
  const answer = async (status: number, body: object) => {
    await page.unroute('**/api/reviews?*')
    await page.route('**/api/reviews?*', (route) =>
      route.fulfill({ status, json: { success: false, ...body } }),
    )
    await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
  }
  const fields = { content: '500 caractères au plus.' }
  await answer(422, { code: 'invalid_input', message: 'À corriger.', fields })
  await expect(page.getByText('À corriger.').first()).toBeVisible()
  await expect(dialog(page).getByText('500 caractères au plus.')).toBeVisible()
  await answer(429, { code: 'too_many_tries', message: 'Réessayez dans une minute.' })
  await expect(dialog(page).getByRole('alert')).toContainText('Réessayez dans une minute.')
  await answer(502, { code: 'unexpected', message: 'Bad Gateway' })
  await expect(dialog(page).getByRole('alert')).toContainText("Erreur lors de l'envoi de l'avis")
  await expect(dialog(page).getByLabel('Votre avis')).toHaveValue(content)
})

test('an answer that got lost is asked for again as the same request', deep, async ({ page }) => {
  await open(page)
  await fill(page)
  const sent: { readonly key: string | undefined; readonly body: string | null }[] = []
  await page.route('**/api/reviews?*', async (route) => {
    const request = route.request()
    sent.push({ key: request.headers()['idempotency-key'], body: request.postData() })
    const answer = await route.fetch()
    if (sent.length === 1) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText("Erreur lors de l'envoi de l'avis")
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Votre avis a été soumis avec succès')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(JSON.parse(sent[0]?.body ?? '')).not.toHaveProperty('email')
})

test('the words stop at 500 characters, and English asks in English', deep, async ({ page }) => {
  await page.goto('/avis?lng=en')
  await page.getByRole('button', { name: 'Leave a review' }).first().click()
  const asking = page.getByRole('dialog', { name: 'Share your experience' })
  await asking.getByLabel('Your review').fill('a'.repeat(496))
  await asking.getByLabel('Your review').pressSequentially('aabcd')
  await expect(asking.getByLabel('Your review')).toHaveValue(`${'a'.repeat(498)}bc`)
  await expect(asking.getByText('0 characters left.')).toBeVisible()
  await asking.getByLabel('E-mail address').fill('jeanne')
  await asking.getByLabel('Your review').fill('Too short')
  await asking.getByRole('button', { name: 'Send' }).click()
  for (const sentence of [
    'The name must have at least 2 characters',
    'The occasion must have at least 2 characters',
    'The review must have at least 10 characters',
    'Invalid email',
  ])
    await expect(asking.getByText(sentence)).toBeVisible()
  for (const name of ['Name', 'Occasion'])
    await expect(asking.getByLabel(name)).toHaveAttribute('maxlength', '100')
  await asking.getByLabel('Name').fill('Grace')
  await asking.getByLabel('Occasion').fill('Wedding')
  await asking.getByLabel('Your review').fill(words())
  await asking.getByLabel('E-mail address').fill('')
  await page.route('**/api/reviews?*', (route) => route.abort())
  await asking.getByRole('button', { name: 'Send' }).click()
  await expect(asking.getByRole('alert')).toContainText('Your review could not be sent')
  await page.unroute('**/api/reviews?*')
  await asking.getByRole('button', { name: 'Send' }).click()
  await expect(
    page.getByText('Your review has been submitted. It will be published once we have read it.'),
  ).toBeVisible()
})

test.describe('on a phone, in English', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the carousel is walked through by keyboard, and holds still while it is', async ({ page }) => {
    await page.clock.install()
    await page.goto('/?lng=en')
    const carousel = page.getByRole('group', { name: 'Testimonials' })
    const dot = (place: number) =>
      carousel.getByRole('button', { name: new RegExp(`^Show review ${place} of \\d+$`) })
    await dot(2).press('Enter')
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(20_000)
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'All reviews' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Customer reviews' })).toBeVisible()
  })
})

test('the carousel holds still for a focus that was there before its script', deep, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'commit' })
  const carousel = page.getByRole('group', { name: 'Témoignages de clientes' })
  const dot = (place: number) =>
    carousel.getByRole('button', { name: new RegExp(`^Voir l’avis ${place} sur \\d+$`) })
  await dot(1).focus()
  held.resolve()
  await partReady(carousel)
  await page.clock.runFor(20_000)
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(1).blur()
  await page.clock.runFor(8000)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
})

test('the carousel goes on by itself every eight seconds, wraps, can be jumped through and stopped', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const carousel = page.getByRole('group', { name: 'Témoignages de clientes' })
  await carousel.scrollIntoViewIfNeeded()
  const dot = (place: number) =>
    carousel.getByRole('button', { name: new RegExp(`^Voir l’avis ${place} sur \\d+$`) })
  const isShown = (place: number) => expect(dot(place)).toHaveAttribute('aria-current', 'true')
  await partReady(carousel)
  await isShown(1)
  await page.clock.runFor(8000)
  await isShown(2)
  const last = (await carousel.getByRole('button', { name: /^Voir l’avis/ }).count()) as number
  await dot(last).click()
  await isShown(last)
  await dot(last).blur()
  await page.mouse.move(0, 0)
  await page.clock.runFor(8000)
  await isShown(1)
  await carousel.getByRole('button', { name: 'Arrêter le défilement' }).press('Enter')
  await carousel.getByRole('button', { name: 'Reprendre le défilement' }).blur()
  await page.clock.runFor(20_000)
  await isShown(1)
})

test('the carousel stands still for anyone who wants stillness', deep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const carousel = page.getByRole('group', { name: 'Témoignages de clientes' })
  await expect(carousel.getByRole('button', { name: /^Voir l’avis 1 sur/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.clock.runFor(30_000)
  await expect(carousel.getByRole('button', { name: /^Voir l’avis 1 sur/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(carousel.getByRole('button', { name: 'Arrêter le défilement' })).toHaveCount(0)
})

test('« Plus » leads to the reviews, and an easy address to how they are collected', async ({ page }) => {
  await page.goto('/')
  const more = page.getByRole('banner').getByRole('button', { name: 'Plus' })
  await more.press('Enter')
  const link = page.getByRole('banner').getByRole('link', { name: 'Avis Clients' })
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await more.press('Enter')
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Avis Clients' })).toBeVisible()
  await expect(link).toBeHidden()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/avis\?page=2$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/avis$/)
  await page.goto('/avis/transparence')
  await expect(page).toHaveURL(/\/avis#transparence$/)
  await expect(page.getByRole('heading', { name: 'Comment nos avis sont recueillis' })).toBeInViewport()
  for (const told of [
    /publiés sous 7\sjours au plus, classés du plus récent au plus ancien, sans contrepartie/,
    /sans limite de durée/,
    /nous ne vérifions pas que leur auteur est venu/,
    /date de publication et, si son auteur l’a donné, le mois de son expérience/,
    /jamais pour sa note\s: propos injurieux, hors sujet, données personnelles, contenu illicite, conflit d’intérêts, doublon/,
    /Toutes les notes publiées comptent dans la moyenne/,
  ])
    await expect(page.getByText(told)).toBeVisible()
})
