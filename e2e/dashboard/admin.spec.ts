import type { BrowserContext, Page } from '@playwright/test'
import { demoAccounts } from '../../db/seed/demo-accounts.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { openSession, signIn } from '../sign-in.ts'

const customer = demoAccounts.find(({ role }) => role === 'user')?.email ?? ''
const subject = 'Choisissez un nouveau mot de passe'
const mail = '/admin/courrier'

const visit = (page: Page, address = '/admin') => page.goto(address)

/** Has the house write to its customer once; without a mail server it keeps what it wrote. */
const haveMailWritten = async (context: BrowserContext) => {
  const { token } = await openSession(context, 'staff')
  const headers = { authorization: `Bearer ${token}` }
  const isWritten = async () => {
    const answer = await context.request.get('/api/admin/outbox?limit=100&status=kept', { headers })
    const { mails }: { mails: readonly { subject: string }[] } = await answer.json()
    return mails.some((mail) => mail.subject === subject)
  }
  if (await isWritten()) return
  await context.request.post('/api/auth/forgot-password', { data: { email: customer } })
  await expect.poll(isWritten).toBe(true)
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const openMail = async (page: Page) => {
  const link = page.getByRole('table').getByRole('link', { name: subject }).first()
  await link.click()
  const reader = page.getByRole('dialog', { name: subject })
  await expect(reader).toBeVisible()
  return { link, reader }
}

/** Answers of the house in which every mail has failed. */
const haveMailsFail = async (page: Page) => {
  await page.route(/\/api\/admin\/outbox(\?|\/\d+\?)/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const failed = { status: 'failed', attempts: 8, lastError: '550 no such mailbox' }
    if (body.mail) Object.assign(body.mail, failed)
    for (const mail of body.mails ?? []) mail.status = 'failed'
    await route.fulfill({ response: answer, json: body })
  })
}

// The browser says what it refused a mail: that it did is what the journey is about.
test.use({ expectedFault: /the request was made in a sandboxed frame/ })

test.beforeEach(({ context }) => haveMailWritten(context))

const today = (page: Page) => page.getByRole('table', { name: /^Ce qui est à faire/ })

test('an admin sees what is to be done, the most urgent first, and what is low in stock', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await visit(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Espace Admin')).toBeVisible()
  await expect(today(page).getByRole('row').nth(1)).toContainText('dès maintenant')
  await expect(
    today(page)
      .getByText(/jours? de retard$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Aucun message ne part')).toBeVisible()
  const figures = part(page, 'Chiffres')
  await expect(figures.getByRole('img')).toBeVisible()
  await figures.getByRole('link', { name: 'Année' }).click()
  await expect(page).toHaveURL('/admin?period=year')
  await expect(figures.getByText(/^du 1er janv\./).first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await accessibilityFaults(page)).toEqual([])

  const product = part(page, 'Stock').getByRole('rowheader').getByRole('link').first()
  const name = (await product.textContent()) ?? ''
  await product.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('an entry is finished in the list, by its button or by a key', async ({ page }) => {
  await signIn(page, 'admin')
  const entries = ['a', 'b'].map((id) => ({
    ...{ _id: id, kind: 'prepare', title: `MC-${id}`, detail: 'Jeanne', to: '/admin/orders', note: null },
    ...{ dueOn: '2026-12-01', act: 'prepare' },
  }))
  const prepared: string[] = []
  await page.route(/\/api\/admin\/today/, (route) =>
    route.fulfill({
      json: {
        ...{ success: true, today: '2026-11-30', more: false },
        entries: entries.filter(({ _id }) => !prepared.includes(_id)),
      },
    }),
  )
  await page.route(/\/api\/admin\/orders\/(\w)\/status/, (route) => {
    prepared.push(/orders\/(\w)/.exec(route.request().url())?.[1] ?? '')
    return route.fulfill({ json: { success: true } })
  })
  await visit(page)
  await expect(today(page).getByText('demain').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(today(page).getByRole('link', { name: 'MC-a' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(today(page).getByRole('link', { name: 'MC-a' })).toHaveCount(0)
  await expect(page.getByText('Commande mise en préparation').first()).toBeVisible()
  await today(page).getByRole('button', { name: 'Mettre en préparation, MC-b' }).click()
  await expect(page.getByText('Tout est fait.')).toBeVisible()
  expect(prepared).toEqual(['a', 'b'])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what the server renders is nobody’s', deep, async ({ page, request }) => {
  await signIn(page, 'admin')
  const answer = await request.get('/admin')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Aujourd’hui')
  for (const secret of [customer, subject, 'admin@']) expect(html).not.toContain(secret)
})

test('a mail is opened, read as laid out and as text, and closed again', async ({ page }) => {
  await signIn(page, 'admin')
  await visit(page, mail)
  const { link, reader } = await openMail(page)
  await expect(reader).toContainText(customer)
  await expect(reader).toContainText('Gardé')
  const frame = reader.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame).toHaveAccessibleName('Le message tel qu’il est mis en page')
  const laidOut = frame.contentFrame()
  await expect(laidOut.getByText('Vous nous avez dit avoir oublié votre mot de passe.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const { length: pages } = page.context().pages()
  await laidOut.getByRole('link', { name: 'Choisir un mot de passe' }).click()
  await expect(laidOut.getByText('Vous nous avez dit avoir oublié votre mot de passe.')).toBeVisible()
  expect(page.context().pages()).toHaveLength(pages)
  await reader.getByRole('tab', { name: 'Texte' }).click()
  await expect(reader.getByText(/nouveau-mot-de-passe#[\w-]{43}/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reader).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(mail)
})

test('a mail that failed is queued again', async ({ page }) => {
  const asked: string[] = []
  await signIn(page, 'admin')
  await haveMailsFail(page)
  await page.route(/\/api\/admin\/outbox\/\d+\/send/, (route) => {
    asked.push(route.request().method())
    return route.fulfill({ json: { success: true } })
  })
  await visit(page, mail)
  const { reader } = await openMail(page)
  await expect(reader.getByText('550 no such mailbox')).toBeVisible()
  await reader.getByRole('button', { name: 'Remettre en file' }).click()
  await expect(page.getByText('Message remis en file').first()).toBeVisible()
  expect(asked).toEqual(['POST'])
})

test('mails are told apart by what became of them and by words, and Back returns', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await visit(page, mail)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Envoyés/ }).click()
  await expect(page).toHaveURL(`${mail}?status=sent`)
  await expect(main.getByText('Aucun message dans cet état.')).toBeVisible()
  await main.getByRole('link', { name: /^Gardés/ }).click()
  await expect(main.getByRole('link', { name: subject }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /^Gardés/ })).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Destinataire ou objet').fill('nouveau MOT')
  await page.getByLabel('Destinataire ou objet').press('Enter')
  await expect(page).toHaveURL(/search=nouveau/)
  await expect(main.getByRole('rowheader').getByRole('link', { name: subject }).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(main.getByText('Aucun message dans cet état.')).toBeVisible()
})

test('what is to be done moves nothing when it comes', deepFirstVisit, async ({ page }) => {
  await signIn(page, 'admin')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await visit(page)
    await expect(today(page).getByRole('rowheader').getByRole('link').first()).toBeVisible()
    await expect(part(page, 'Stock').getByRole('rowheader').getByRole('link').first()).toBeVisible()
    expect(await whatMoved(page)).toEqual([])
  }
})

test('an admin says at how many left a product is told, before it runs out', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await visit(page)
  const stock = part(page, 'Stock')
  const all = stock.getByRole('link', { name: /^Toutes les pièces/ })
  await all.click()
  await expect(page).toHaveURL(/stock=all/)
  // The address changes before the list does.
  await expect(all).toHaveAttribute('aria-current', 'true')
  const row = stock.getByRole('row', { name: /^Voile Brume/ })
  const busy = stock.locator('[aria-busy=true]')
  await expect(busy).toHaveCount(0)
  for (const nextPage = stock.getByRole('link', { name: 'Suivante' }); (await row.count()) === 0; ) {
    const place = await stock.getByText(/^Page \d/).textContent()
    await nextPage.click()
    await expect(stock.getByText(place ?? '', { exact: true })).toBeHidden()
    await expect(busy).toHaveCount(0)
    await expect(stock.getByRole('row')).not.toHaveCount(0)
  }
  const threshold = row.getByRole('textbox', { name: 'Seuil de Voile Brume' })
  await threshold.fill('douze')
  await row.getByRole('button', { name: 'Fixer le seuil de Voile Brume' }).click()
  await expect(row.getByRole('alert')).toHaveText('Un nombre de 0 à 9999, ou rien.')
  expect(await accessibilityFaults(page)).toEqual([])
  await threshold.fill('99')
  await threshold.press('Enter')
  await expect(page.getByText('Seuil fixé').first()).toBeVisible()
  await stock.getByRole('link', { name: /^À signaler/ }).click()
  await expect(row.getByRole('textbox', { name: 'Seuil de Voile Brume' })).toHaveValue('99')
  await row.getByRole('textbox', { name: 'Seuil de Voile Brume' }).fill('')
  await row.getByRole('button', { name: /^Fixer/ }).click()
  await expect(row).toHaveCount(0)
})

test('the stock is paged, and the address keeps the page', async ({ page }) => {
  await signIn(page, 'admin')
  await visit(page, '/admin?stock=all')
  const toSee = part(page, 'Stock')
  const first = await toSee.getByRole('rowheader').getByRole('link').first().textContent()
  await toSee.getByRole('link', { name: 'Suivante' }).click()
  await expect(page).toHaveURL(/stockPage=2/)
  await expect(toSee.getByText(/^Page 2 sur/)).toBeVisible()
  await expect(toSee.getByRole('rowheader').getByRole('link').first()).not.toHaveText(first ?? '')
  await page.reload()
  await expect(toSee.getByText(/^Page 2 sur/)).toBeVisible()
})

test('staff read the mail without the keys of its links', async ({ page }) => {
  await signIn(page, 'staff')
  await visit(page)
  await expect(part(page, 'Stock').getByRole('rowheader').first()).toBeVisible()
  await expect(part(page, 'Stock').getByRole('textbox')).toHaveCount(0)
  await expect(part(page, 'Chiffres')).toHaveCount(0)
  await visit(page, mail)
  const { reader } = await openMail(page)
  await expect(reader.getByText(/Les clés contenues dans les liens ne sont pas montrées/)).toBeVisible()
  await reader.getByRole('tab', { name: 'Texte' }).click()
  await expect(reader.getByText(/nouveau-mot-de-passe#…/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reader).toBeHidden()
})

test('what cannot be read says so, and is asked for again', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.route(/\/api\/admin\/today/, (route) => route.fulfill({ status: 422, json: {} }))
  await visit(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('Ce qui est à faire n’a pas pu être lu.')
  await expect(part(page, 'Stock').getByRole('rowheader').first()).toBeVisible()
  await page.unroute(/\/api\/admin\/today/)
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(today(page).getByRole('rowheader').getByRole('link').first()).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a telephone, in the ${colorScheme}`, deep, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme })

    test('nothing is wider than the window, in English too', async ({ page }) => {
      await signIn(page, 'admin')
      await visit(page, '/admin?lng=en')
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
      await expect(page.getByRole('table').first().getByRole('rowheader').first()).toContainText(/\w/)
      await expect(part(page, 'Stock').getByRole('rowheader').first()).toContainText(/[a-z]/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await accessibilityFaults(page)).toEqual([])
      // A recipient of one long word.
      await page.route(/\/api\/admin\/outbox\?/, async (route) => {
        const answer = await route.fetch()
        const body = await answer.json()
        for (const each of body.mails) each.recipient = `${'longue'.repeat(9)}@exemple.fr`
        await route.fulfill({ response: answer, json: body })
      })
      await visit(page, `${mail}?lng=en`)
      await page.getByRole('table').getByRole('link', { name: subject }).first().tap()
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the admin says what it needs', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByText(/a besoin de JavaScript/)).toBeVisible()
  })
})
