import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expectFocus } from '../expect-focus.ts'
import { deep, deepFirstVisit, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

const anyEmail = () => `lettre-${Math.random().toString(36).slice(2)}@exemple.fr`

const footer = (page: Page) => page.getByRole('contentinfo')

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the field at the foot says what is wrong, takes an address, and stays on the page', async ({
    page,
  }) => {
    await page.goto('/boutique')
    const field = footer(page).getByLabel('Votre e-mail')
    const submit = footer(page).getByRole('button', { name: 'S’inscrire' })
    await field.fill('jeanne')
    await field.press('Enter')
    await expect(
      footer(page).getByText('Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.'),
    ).toBeVisible()
    await expect(field).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await field.fill(anyEmail())
    await submit.press('Enter')
    await expect(footer(page).getByText(/Un e-mail vient de partir à cette adresse/)).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL(/\/boutique$/)
  })

  test('the links of letters only ask, and leaving is one press', async ({ page }) => {
    await page.goto('/newsletter/desinscription?token=nothing-of-the-kind')
    await page.getByRole('button', { name: 'Me désabonner' }).press('Enter')
    await expect(page.getByText('C’est fait. Cette adresse ne reçoit plus nos lettres.')).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto('/newsletter/confirmation?token=nothing-of-the-kind')
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).press('Enter')
    await expect(page.getByRole('alert').getByText(/Ce lien a déjà servi/)).toBeVisible()
    await page.goto('/newsletter/confirmation')
    await expect(page.getByText(/Ce lien est incomplet/)).toBeVisible()
  })
})

for (const { lng, label, submit, submitting, invalid, failed, asked } of [
  {
    lng: 'fr',
    label: 'Votre e-mail',
    submit: 'S’inscrire',
    submitting: 'Envoi...',
    invalid: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
    failed: /Votre inscription n’a pas pu être envoyée/,
    asked: /Un e-mail vient de partir à cette adresse/,
  },
  {
    lng: 'en',
    label: 'Your e-mail',
    submit: 'Subscribe',
    submitting: 'Sending...',
    invalid: 'Invalid e-mail address: write it like name@example.com.',
    failed: /Your subscription could not be sent/,
    asked: /An e-mail has just gone to this address/,
  },
])
  test(
    `the form says in ${lng} what is wrong, what failed, that it is under way and what comes next`,
    lng === 'fr' ? {} : deep,
    async ({ page }) => {
      await page.goto(`/newsletter?lng=${lng}`)
      const form = page.getByRole('main')
      const field = form.getByLabel(label)
      await expect(field).toHaveAttribute('maxlength', '254')
      await field.fill('jeanne')
      await form.getByRole('button', { name: submit }).click()
      await expect(form.getByText(invalid)).toBeVisible()
      const email = anyEmail()
      await field.fill(email)
      await page.route('**/api/newsletter?*', (route) => route.abort())
      await form.getByRole('button', { name: submit }).click()
      await expect(form.getByText(failed)).toBeVisible()
      await expect(field).toHaveValue(email)
      await page.unroute('**/api/newsletter?*')
      const held = Promise.withResolvers<void>()
      await page.route('**/api/newsletter?*', async (route) => {
        await held.promise
        await route.continue()
      })
      await form.getByRole('button', { name: submit }).click()
      await expect(form.getByRole('button', { name: submitting })).toBeVisible()
      held.resolve()
      await expect(form.getByText(asked)).toBeVisible()
    },
  )

test(
  'an address given before the scripts have come is sent when they have',
  deepFirstVisit,
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/newsletter', { waitUntil: 'commit' })
    const form = page.getByRole('main')
    await form.getByLabel('Votre e-mail').fill(anyEmail())
    await form.getByRole('button', { name: 'S’inscrire' }).click()
    held.resolve()
    await expect(form.getByText(/Un e-mail vient de partir à cette adresse/)).toBeVisible()
    await expect(form.getByLabel('Votre e-mail')).toHaveValue('')
  },
)

const footerScript = '**/assets/footer-subscription-*.js'

test(
  'the script of the field at the foot comes when the page is idle, or the field is touched',
  deepFirstVisit,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/footer-subscription-')) asked.push(request.url())
    })
    // A page that is never idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto('/boutique')
    expect(asked).toEqual([])
    await footer(page).getByLabel('Votre e-mail').focus()
    await expect.poll(() => asked.length).toBe(1)
    await page.keyboard.type(anyEmail())
    await page.keyboard.press('Enter')
    await expect(footer(page).getByText(/Un e-mail vient de partir à cette adresse/)).toBeVisible()
    await expect(page).toHaveURL(/\/boutique$/)
  },
)

test('what is typed and sent at the foot before its script has come is sent when it has', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(footerScript, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/boutique')
  const field = footer(page).getByLabel('Votre e-mail')
  const email = anyEmail()
  await field.fill(email)
  await footer(page).getByRole('button', { name: 'S’inscrire' }).click()
  await expect(field).toHaveValue(email)
  held.resolve()
  await expect(footer(page).getByText(/Un e-mail vient de partir à cette adresse/)).toBeVisible()
  await expect(page).toHaveURL(/\/boutique$/)
})

test.describe('without the script of the field at its foot', deep, () => {
  // React says that it draws anew: the field alone (422), or the page where other parts were on their way (520).
  test.use({ expectedFault: /React error #(422|520)/ })

  test('a page stays', async ({ page }) => {
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/footer-subscription-'),
    )
    await page.route(footerScript, (route) => route.abort())
    await page.goto('/boutique')
    await lost
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(footer(page)).toBeVisible()
  })
})

test.describe('without scripts', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the field of any footer is taken, and what is wrong is said beside what was typed', async ({
    page,
  }) => {
    await page.goto('/boutique?lng=en')
    await footer(page).getByLabel('Your e-mail').fill('jeanne')
    await footer(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(
      page.getByRole('main').getByText('Invalid e-mail address: write it like name@example.com.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Your e-mail')).toHaveValue('jeanne')
    await page.getByRole('main').getByLabel('Your e-mail').fill(anyEmail())
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/newsletter\?sent=1&lng=en$/)
    await expect(page.getByText(/An e-mail has just gone to this address/)).toBeVisible()
  })

  test('leaving is one press, too', async ({ page }) => {
    await page.goto('/newsletter/desinscription?token=nothing-of-the-kind')
    await page.getByRole('button', { name: 'Me désabonner' }).click()
    await expect(page.getByText('Cette adresse ne reçoit plus nos lettres.')).toBeVisible()
  })
})

test('the house looks an address up, sees its proof, ends it, and takes the list along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin')
  const email = anyEmail()
  await page.request.post('/api/newsletter', { data: { email } })
  await page.goto('/admin/newsletter')
  await page.getByLabel('Adresse', { exact: true }).fill(email)
  await page.getByLabel('Adresse', { exact: true }).press('Enter')
  const download = page.waitForEvent('download')
  await expect(page.getByRole('link', { name: email, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Exporter en CSV' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^lettre-inscriptions-.*\.csv$/)
  await page.getByRole('link', { name: email, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: email })).toBeFocused()
  await expect(page.getByText('Inscription demandée')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Désinscrire' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Désinscrire' }).press('Enter')
  await expect(page.getByText('Désinscription par la maison')).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^Désinscrire/ })).toBeHidden()
  await expectFocus(page.getByRole('heading', { name: /^Preuve/ }))
})

test('an admin finds where the mail server reports mailboxes that are gone', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/newsletter')
  await page.getByRole('button', { name: 'Montrer l’adresse et la clé' }).click()
  await expect(page.getByText(/\/api\/mail-reports$/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a member of the team writes letters and sees no addresses', deep, async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin/newsletter')
  await page.getByRole('button', { name: 'Écrire une lettre' }).click()
  await expect(page.getByText('L’envoi revient à une administratrice de la maison.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Adresses et lettres' })).toHaveCount(0)
})
