import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { scriptReady } from '../script-ready.ts'
import { signIn } from '../sign-in.ts'

const fill = async (page: Page, name = 'Jeanne Arnaud') => {
  await page.getByLabel('Nom complet').fill(name)
  await page
    .getByRole('main')
    .getByLabel('Adresse e-mail')
    .fill(`message-${Math.random().toString(36).slice(2)}@exemple.fr`)
  await page.getByLabel('Objet').fill('Un ourlet à reprendre')
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, pouvez-vous reprendre un ourlet ?')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Message envoyé' })

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a message says what is missing, is sent, and its thanks take the focus', async ({ page }) => {
    await page.goto('/contact')
    await submit(page).press('Enter')
    for (const sentence of [
      'Le nom doit contenir au moins 2 caractères',
      'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
      'L’objet doit contenir au moins 2 caractères',
      'Le message doit contenir au moins 10 caractères',
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Nom complet')).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await fill(page)
    await submit(page).press('Enter')
    await expect(thanks(page)).toBeFocused()
    await expect(thanks(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Nous vous répondrons dans les plus brefs délais.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Écrire un autre message' }).press('Enter')
    await expect(page.getByLabel('Nom complet')).toBeFocused()
    await expect(page.getByLabel('Objet')).toHaveValue('')
  })
})

test(
  'the way to the page leads from the thanks to a new message, and away from no written one',
  deep,
  async ({ page }) => {
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' })
    await page.goto('/contact')
    await fill(page)
    await contact.click()
    await expect(page.getByLabel('Objet')).toHaveValue('Un ourlet à reprendre')
    await submit(page).click()
    await expect(thanks(page)).toBeFocused()
    await contact.click()
    await expect(thanks(page)).toBeHidden()
    await expect(page.getByLabel('Nom complet')).toBeFocused()
  },
)

test('what is written before the scripts have come is sent when they have', firstVisit, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page)
  await submit(page).click()
  held.resolve()
  await expect(thanks(page)).toBeFocused()
})

test(
  'what is written before the scripts have come stays beside what follows',
  deepFirstVisit,
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('Nom complet').fill('Jeanne Arnaud')
    held.resolve()
    await scriptReady(page)
    await page.getByLabel('Objet').fill('Un ourlet à reprendre')
    await submit(page).click()
    await expect(page.getByText('Le message doit contenir au moins 10 caractères')).toBeVisible()
    await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeHidden()
    await expect(page.getByLabel('Nom complet')).toHaveValue('Jeanne Arnaud')
  },
)

for (const { lng, labels, missing, send, sending, sent, thanked } of [
  {
    lng: 'fr',
    labels: ['Nom complet', 'Adresse e-mail', 'Objet', 'Message'],
    missing: [
      'Le nom doit contenir au moins 2 caractères',
      'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
      'L’objet doit contenir au moins 2 caractères',
      'Le message doit contenir au moins 10 caractères',
    ],
    send: 'Envoyer le message',
    sending: 'Envoi en cours...',
    sent: 'Message envoyé',
    thanked: 'Nous vous répondrons dans les plus brefs délais.',
  },
  {
    lng: 'en',
    labels: ['Full name', 'E-mail address', 'Subject', 'Message'],
    missing: [
      'The name must have at least 2 characters',
      'Invalid e-mail address: write it like name@example.com.',
      'The subject must have at least 2 characters',
      'The message must have at least 10 characters',
    ],
    send: 'Send the message',
    sending: 'Sending...',
    sent: 'Message sent',
    thanked: 'We will respond to you as soon as possible.',
  },
])
  test(
    `the form says in ${lng} what is missing, that it is under way and that it has arrived`,
    lng === 'fr' ? {} : deep,
    async ({ page }) => {
      await page.goto(`/contact?lng=${lng}`)
      const main = page.getByRole('main')
      const fields = labels.map((name) => main.getByRole('textbox', { name: new RegExp(`^${name}`) }))
      for (const [place, most] of ['100', '254', '150', '5000'].entries())
        await expect(fields[place] ?? main).toHaveAttribute('maxlength', most)
      await page.getByRole('button', { name: send }).click()
      for (const [place, sentence] of missing.entries()) {
        await expect(main.getByText(sentence)).toBeVisible()
        await expect(fields[place] ?? main).toHaveAccessibleDescription(sentence)
      }
      const words = [
        'Jane',
        `jane-${Math.random().toString(36).slice(2)}@example.com`,
        'A hem',
        'Good day to you',
      ]
      for (const [place, text] of words.entries()) await fields[place]?.fill(text)
      for (const sentence of missing) await expect(main.getByText(sentence)).toBeHidden()
      const held = Promise.withResolvers<void>()
      await page.route('**/api/contact?*', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.getByRole('button', { name: send }).click()
      await expect(page.getByRole('button', { name: sending })).toBeVisible()
      held.resolve()
      await expect(page.getByRole('heading', { name: sent })).toBeFocused()
      await expect(page.getByText(thanked)).toBeVisible()
    },
  )

test('a message that cannot be sent loses nothing, and goes once however often it is pressed', async ({
  page,
}) => {
  await page.goto('/contact')
  await fill(page)
  await page.route('**/api/contact?*', (route) => route.fulfill({ status: 503, json: {} }))
  await submit(page).click()
  await expect(page.getByRole('alert').getByText(/Vos mots sont toujours là/)).toBeVisible()
  await expect(page.getByLabel('Objet')).toHaveValue('Un ourlet à reprendre')
  await page.unroute('**/api/contact?*')
  let sent = 0
  await page.route('**/api/contact?*', (route) => {
    sent += 1
    return route.continue()
  })
  await submit(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  expect(sent).toBe(1)
})

test.describe('without scripts', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('a message is taken, what is wrong is said beside what was typed, and coming back posts nothing', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page, 'J')
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await submit(page).click()
    expect((await refused).status()).toBe(422)
    await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible()
    await expect(page.getByLabel('Objet')).toHaveValue('Un ourlet à reprendre')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Bonjour, pouvez-vous reprendre un ourlet ?',
    )
    await page.getByLabel('Nom complet').fill('Jeanne Arnaud')
    await submit(page).click()
    await expect(page).toHaveURL(/\/contact\?sent=1$/)
    await expect(thanks(page)).toBeVisible()
    await page.reload()
    await expect(thanks(page)).toBeVisible()
  })

  test('a message in English is answered in English', deep, async ({ page }) => {
    await page.goto('/contact?lng=en')
    await page.getByLabel('Full name').fill('J')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('The name must have at least 2 characters')).toBeVisible()
  })
})

test('a customer who is signed in finds name and address filled in', async ({ page }) => {
  await signIn(page)
  await page.goto('/contact')
  await expect(page.getByLabel('Nom complet')).not.toHaveValue('')
  await expect(page.getByRole('main').getByLabel('Adresse e-mail')).toHaveValue(
    'cliente@maison-clairval.example',
  )
})
