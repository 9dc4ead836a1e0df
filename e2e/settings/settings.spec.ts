import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isoWeekday } from '../../src/shared/calendar/civil-date.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
import { openSlots } from '../open-slots.ts'
import { openOwnHouse } from '../own-house.ts'
import { keepTokens, openSession, signIn } from '../sign-in.ts'
import { structuredData } from '../structured-data.ts'

const wednesday = 3
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page, name: string, word = 'Enregistrer') =>
  section(page, name).getByRole('button', { name: new RegExp(`^${word}`) })

test('hours and rates that the owner changes stand at once on every page, in both languages', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const house = await openOwnHouse()
  const context = await browser.newContext({ baseURL: house.baseURL, locale: 'fr-FR' })
  try {
    const { request } = context
    const isOfWednesday = ({ start }: { readonly start: string }) =>
      isoWeekday(start.slice(0, 10)) === wednesday
    const visit = (await openSlots(request)).find(isOfWednesday)?.start ?? ''
    const booked = await request.post('/api/appointments', {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        type: 'measuring',
        start: visit,
        firstName: 'Odile',
        lastName: 'Marchand',
        email: 'odile@journeys.example',
        phone: '+33612345678',
      },
    })
    expect(booked.status()).toBe(201)

    await keepTokens(context, await openSession(context, 'admin'))
    const page = await context.newPage()
    const shopPages = { fr: 'lundi – vendredi, 09:00–18:00', en: 'Monday – Friday, 09:00–18:00' } as const
    for (const lng of ['fr', 'en'] as const) {
      await page.goto(localizedPath('/contact', lng))
      await expect(page.getByRole('main')).toContainText(shopPages[lng])
    }

    await page.goto('/admin/settings?lng=fr')
    const telephone = page.getByRole('group', { name: 'Service clients, ligne 1' })
    await telephone.getByLabel('De', { exact: true }).fill('08:30')
    await telephone.getByLabel('À', { exact: true }).fill('17:15')
    await page
      .getByRole('group', { name: 'Salon, sur rendez-vous, ligne 1' })
      .getByRole('checkbox', { name: 'mercredi' })
      .uncheck()
    await expect(section(page, 'Horaires')).toContainText('lundi – mardi et jeudi – vendredi, 10:00–19:00')
    await save(page, 'Horaires').click()
    const question = page.getByRole('dialog', { name: '1 rendez-vous hors de ces heures' })
    await expect(question.getByRole('link', { name: /calendrier/ })).toHaveAttribute(
      'href',
      /\/admin\/calendar/,
    )
    await question.getByRole('button', { name: 'Enregistrer ces horaires' }).click()
    await expect(section(page, 'Horaires').getByRole('status').last()).toHaveText(/^Enregistré/)

    const livraison = section(page, 'Livraison')
    await livraison.getByLabel(/^France métropolitaine, frais/).fill('18,50')
    await livraison.getByLabel(/^Union européenne, frais/).fill('27,50')
    await save(page, 'Livraison').click()
    await expect(livraison.getByRole('status').last()).toHaveText(/^Enregistré/)

    const told = { fr: 'lundi – vendredi, 08:30–17:15', en: 'Monday – Friday, 08:30–17:15' } as const
    for (const lng of ['fr', 'en'] as const) {
      await page.goto(localizedPath('/contact', lng))
      await expect(page.getByRole('main')).toContainText(told[lng])
      await expect(page.getByRole('contentinfo')).toContainText(told[lng])
      const hours = (await structuredData(page)).flatMap((block) => block.openingHoursSpecification ?? [])
      expect(hours).toMatchObject([{ opens: '08:30', closes: '17:15' }])
    }
    await page.goto('/livraison-retours?lng=fr')
    await expect(page.getByRole('main')).toContainText('18,50')

    const { products } = await (await request.get('/api/products?limit=1')).json()
    await page.goto(`/boutique/produit/${products[0]._id}?lng=fr`)
    await expect(page.getByRole('main')).toContainText('Union européenne 27,50')
    expect(JSON.stringify(await structuredData(page))).toMatch(/"value":"?27\.50?"?/)

    const slots = await openSlots(request)
    expect(slots.length).toBeGreaterThan(0)
    expect(slots.filter(isOfWednesday)).toEqual([])
    await page.goto('/rendez-vous?lng=fr&type=measuring')
    const days = page.locator(`[data-day="${visit.slice(0, 10)}"]`)
    while (!(await days.isVisible())) await page.getByRole('button', { name: 'Mois suivant' }).click()
    await expect(days).toHaveAttribute('aria-disabled', 'true')
  } finally {
    await context.close()
    await house.close()
  }
})

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
    siren: /^SIREN/,
    wrong: /dont le dernier est une clé/,
    save: 'Enregistrer',
    checklist: 'Avant l’ouverture',
  },
  en: {
    company: 'Company',
    siren: /^SIREN/,
    wrong: /last of which is a check digit/,
    save: 'Save',
    checklist: 'Before opening',
  },
} as const

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const lng of ['fr', 'en'] as const)
    test(`a wrong number takes the focus at its field, and nothing is too wide, ${lng}`, async ({ page }) => {
      const words = desks[lng]
      await signIn(page, 'admin')
      await page.goto(localizedPath('/admin/settings', lng))
      await expect(section(page, words.checklist)).toBeVisible()
      const siren = section(page, words.company).getByLabel(words.siren)
      await siren.fill('900000002')
      await save(page, words.company, words.save).press('Enter')
      await expect(siren).toBeFocused()
      await expect(siren).toHaveAccessibleDescription(words.wrong)
      await expect(siren).toHaveValue('900000002')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await accessibilityFaults(page)).toEqual([])
    })
})

test('the list before opening leads from the dashboard to where each thing is entered, and closures are told', async ({
  page,
}) => {
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
  await expect(section(page, 'Médiateur')).toBeInViewport()
  await expect(section(page, 'Fermetures')).toContainText('Pont de l’Ascension')
  await expect(page).toHaveURL(/#mediateur$/)
})
