import type { Browser, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
import { openSlots } from '../open-slots.ts'
import { openOwnHouse } from '../own-house.ts'
import { keepTokens, openSession } from '../sign-in.ts'
import { structuredData } from '../structured-data.ts'

let house: Awaited<ReturnType<typeof openOwnHouse>>

test.beforeAll(async () => {
  house = await openOwnHouse()
})

test.afterAll(() => house.close())

/** The settings as an admin opens them in a browser of her own. */
const openSettings = async (browser: Browser, { width = 1280, lng = 'fr' } = {}) => {
  const context = await browser.newContext({
    baseURL: house.baseURL,
    locale: lng === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: { width, height: 900 },
  })
  const session = await openSession(context, 'admin')
  await keepTokens(context, session)
  const page = await context.newPage()
  await page.goto(lng === 'fr' ? '/admin/settings' : '/admin/settings?lng=en')
  return { page, context, token: session.token }
}

const section = (page: Page, name: string) => page.getByRole('form', { name })
const saved = 'Enregistré. C’est visible partout.'
const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: new RegExp(`^Enregistrer\\s: ${name}`) })

const visit = async (browser: Browser, lng: 'fr' | 'en') => {
  const context = await browser.newContext({
    baseURL: house.baseURL,
    locale: lng === 'fr' ? 'fr-FR' : 'en-GB',
  })
  const page = await context.newPage()
  return { page, context, open: (path: string) => page.goto(lng === 'fr' ? path : `${path}?lng=en`) }
}

test('changed hours and a changed telephone are everywhere at once, in both languages', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { page, context } = await openSettings(browser)
  const hours = section(page, 'Horaires')
  await hours
    .getByRole('group', { name: 'Service clients, ligne 1' })
    .getByLabel('À', { exact: true })
    .fill('17:00')
  await hours
    .getByRole('group', { name: 'Salon, sur rendez-vous, ligne 1' })
    .getByLabel('De', { exact: true })
    .fill('11:00')
  await expect(hours.getByText('lundi – vendredi, 11:00–19:00')).toBeVisible()
  await save(page, 'Horaires').press('Enter')
  // The demo has visits at ten o'clock: they stand, and the admin is told.
  const question = page.getByRole('dialog', { name: /rendez-vous hors de ces heures/ })
  await question.getByRole('button', { name: 'Enregistrer ces horaires' }).click()
  await expect(hours.getByText(saved)).toBeVisible()
  const own = section(page, 'La maison')
  await own.getByLabel('Téléphone').fill('+33 1 40 00 00 01')
  await save(page, 'La maison').click()
  await expect(own.getByText(saved)).toBeVisible()

  for (const lng of ['fr', 'en'] as const) {
    const visitor = await visit(browser, lng)
    await visitor.open('/')
    const footer = visitor.page.getByRole('contentinfo')
    for (const fact of ['09:00–17:00', '11:00–19:00', '+33 1 40 00 00 01'])
      await expect(footer).toContainText(fact)
    const told = JSON.stringify(await structuredData(visitor.page))
    expect(told).toContain('"opens":"09:00","closes":"17:00"')
    expect(told).toContain('"opens":"11:00","closes":"19:00"')
    expect(told).toContain('+33 1 40 00 00 01')
    await visitor.open('/contact')
    await expect(visitor.page.getByRole('main')).toContainText('+33 1 40 00 00 01')
    await expect(visitor.page.getByRole('main')).toContainText('11:00–19:00')
    await visitor.open('/sur-mesure')
    await expect(visitor.page.locator('#salon')).toContainText('11:00–19:00')
    expect(JSON.stringify(await structuredData(visitor.page))).toContain('11:00–19:00')
    await visitor.open('/cgv')
    await expect(visitor.page.getByRole('main')).toContainText('09:00–17:00')
    await visitor.context.close()
  }
  const slots = await openSlots(context.request)
  const weekdays = slots.filter(({ needsConfirmation }) => !needsConfirmation)
  expect(weekdays.length).toBeGreaterThan(0)
  expect(weekdays.filter(({ start }) => start.slice(11, 13) < '11')).toEqual([])
  await context.close()
})

test('what is refused is told at its field, and nothing typed is lost, on a phone', async ({ browser }) => {
  const { page, context } = await openSettings(browser, { width: 390 })
  const company = section(page, 'Société')
  await company.getByLabel('Numéro de TVA').fill('FR00900000001')
  await company.getByLabel('Ville du RCS').fill('Lyon')
  await save(page, 'Société').click()
  await expect(company.getByLabel('Numéro de TVA')).toBeFocused()
  await expect(company.getByLabel('Numéro de TVA')).toHaveAccessibleDescription(/./)
  await expect(company.getByLabel('Ville du RCS')).toHaveValue('Lyon')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await context.close()
})

test('a house that cannot be reached keeps what was typed, and two presses save once', async ({
  browser,
}) => {
  const { page, context } = await openSettings(browser)
  const prices = section(page, 'Tarifs « à partir de »')
  const button = prices.getByRole('button', { name: /^Enregistrer/ })
  await prices.getByLabel('Robe de mariée (euros)').fill('4200')
  await page.route('**/api/admin/settings/services', (route) => route.abort())
  await button.click()
  await expect(prices.getByText(/Votre saisie est gardée/)).toBeVisible()
  await expect(prices.getByLabel('Robe de mariée (euros)')).toHaveValue('4200')
  await page.unroute('**/api/admin/settings/services')
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()))
  await button.dblclick()
  await expect(prices.getByText(saved)).toBeVisible()
  expect(writes).toHaveLength(1)
  await page.goto('/sur-mesure')
  await expect(page.getByRole('main')).toContainText(/4\s200\s€/)
  await context.close()
})

test('two who edit the same record do not undo each other unawares', async ({ browser }) => {
  const { page, context } = await openSettings(browser)
  const mediator = section(page, 'Médiateur')
  await mediator.getByRole('textbox', { name: 'Nom' }).fill('Médiation des Arts')
  const other = await openSettings(browser)
  const theirs = section(other.page, 'Médiateur')
  await theirs.getByRole('textbox', { name: 'Nom' }).fill('Médiation de la Couture')
  await save(other.page, 'Médiateur').click()
  await expect(theirs.getByText(saved)).toBeVisible()
  await save(page, 'Médiateur').click()
  await expect(page.getByText('Quelqu’un a changé cela entre-temps')).toBeVisible()
  await expect(mediator.getByText(/Médiation de la Couture/)).toBeVisible()
  await expect(mediator.getByRole('textbox', { name: 'Nom' })).toHaveValue('Médiation des Arts')
  await save(page, 'Médiateur').click()
  await expect(mediator.getByText(saved)).toBeVisible()
  await other.context.close()
  await context.close()
})

test('who leaves with something unsaved is asked', async ({ browser }) => {
  const { page, context } = await openSettings(browser, { lng: 'en' })
  const host = section(page, 'Host')
  await host.getByLabel('Name').fill('A host of our own')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).last().click()
  await expect(host.getByLabel('Name')).toHaveValue('A host of our own')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin(\?lng=en)?$/)
  // What is missing before the house opens is told there, with the way back.
  await page.getByRole('link', { name: /points? before opening/ }).click()
  await expect(page.getByText('The mediator is still that of the example.')).toBeVisible()
  await context.close()
})
