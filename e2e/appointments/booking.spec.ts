import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, test } from '../journey.ts'
import { newCustomer } from '../new-customer.ts'
import { chooseSlot, openSlots } from '../open-slots.ts'
import { openSession } from '../sign-in.ts'

const mostTabs = 60

/** Walks to a control with Tab, as a keyboard does. */
const tabTo = async (page: Page, control: Locator) => {
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(new RegExp(`^${name}`))
const submit = (page: Page) => page.getByRole('main').locator('button[type="submit"]')
const freeDay = (page: Page) => page.locator('[data-day][aria-disabled="false"]')
const times = (page: Page) => page.getByRole('radio', { name: /^\d\d:\d\d/ })

const somebody = () => ({ email: `${randomUUID()}@journeys.example` })

const fillIn = async (page: Page, email: string) => {
  await field(page, 'Prénom').fill('Odile')
  await field(page, 'Nom').fill('Marchand')
  await field(page, 'Adresse e-mail').fill(email)
  await field(page, 'Téléphone').fill('+33 6 12 34 56 78')
}

/** Books a slot until no salon is left for it. */
const fillUp = async (page: Page, start: string) => {
  const somebodyElse = { type: 'measuring', firstName: 'Paule', lastName: 'Autre', phone: '+33612345678' }
  const book = () =>
    page.request.post('/api/appointments', {
      headers: { 'idempotency-key': randomUUID() },
      data: { ...somebody(), ...somebodyElse, start },
    })
  while ((await book()).ok());
}

for (const [lng, shown] of [
  ['fr', '1er'],
  ['en', '1'],
] as const)
  test(`a day is named by what it shows, also the first of a month (${lng})`, async ({ page }) => {
    await page.goto(`/rendez-vous?lng=${lng}`)
    const days = page.locator('[data-day]')
    await expect(days.first()).toBeVisible()
    const named = await days.evaluateAll((all) =>
      all.map((day) => ({
        date: day.getAttribute('data-day'),
        text: day.textContent ?? '',
        name: day.getAttribute('aria-label') ?? '',
      })),
    )
    // The calendar opens where appointments can be booked, not below rows of days that are over.
    await expect(freeDay(page).first()).toBeVisible()
    const isFree = await days.evaluateAll((all) =>
      all.map((day) => day.getAttribute('aria-disabled') === 'false'),
    )
    expect(isFree.indexOf(true)).toBeLessThan(35)
    // The weeks of a month show the first day of this month or of the next one.
    expect(named.find(({ date }) => date?.endsWith('-01'))?.text).toBe(shown)
    for (const { text, name } of named) expect(name.split(/[\s,:]+/)).toContain(text)
  })

test.describe('far from Paris', () => {
  test.use({ timezoneId: 'America/New_York' })

  test(
    'an appointment is booked by the keyboard alone, at the same hour of Paris everywhere',
    deep,
    async ({ page }) => {
      const { email } = somebody()
      await page.goto('/rendez-vous')
      await expect(freeDay(page).first()).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await tabTo(page, page.getByRole('radio', { name: /^Découverte mariage/ }))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: /^Découverte soirée/ })).toBeChecked()
      await expect(freeDay(page).first()).toBeVisible()
      await tabTo(page, page.locator('[data-day][tabindex="0"]'))
      await page.keyboard.press('PageDown')
      const focused = page.locator('[data-day]:focus')
      await expect(focused).toBeVisible()
      await expect(freeDay(page).first()).toBeVisible()
      const isWanted = async () =>
        /^(lundi|mardi|mercredi|jeudi|vendredi) .* créneaux libres/.test(
          (await focused.getAttribute('aria-label')) ?? '',
        )
      while (!(await isWanted())) await page.keyboard.press('ArrowRight')
      const day = (await focused.getAttribute('aria-label'))?.split(',')[0] ?? ''
      await page.keyboard.press('Enter')
      await expect(page.getByText(`L’heure, ${day}`)).toBeVisible()
      await tabTo(page, times(page).first())
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText('Nous vous gardons ce créneau cinq minutes.')).toBeVisible()
      const told = await page
        .getByRole('radio', { checked: true, name: /^\d\d:\d\d/ })
        .evaluate((radio) => radio.closest('label')?.textContent ?? '')
      expect(told).toMatch(/^\d\d:\d\d \d\d:\d\d \(New York\)$/)
      const time = told.slice(0, 5)
      for (const [name, value] of [
        ['Prénom', 'Odile'],
        ['Nom', 'Marchand'],
        ['Adresse e-mail', email],
        ['Téléphone', '+33 6 12 34 56 78'],
      ] as const) {
        await tabTo(page, field(page, name))
        await page.keyboard.type(value)
      }
      expect(await accessibilityFaults(page)).toEqual([])
      await tabTo(page, submit(page))
      await page.keyboard.press('Enter')
      const thanks = page.getByRole('heading', { level: 1, name: 'Rendez-vous confirmé' })
      await expect(thanks).toBeFocused()
      await expect(page.getByText(`${day} à ${time}, heure de Paris`)).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.reload()
      await expect(thanks).toBeVisible()

      const toCalendar = page.getByRole('link', { name: 'Ajouter à mon agenda' })
      const address = (await toCalendar.getAttribute('href')) ?? ''
      const file = await (await page.request.get(address)).text()
      expect(file).toMatch(new RegExp(`DTSTART;TZID=Europe/Paris:\\d{8}T${time.replace(':', '')}00`))
      const { token } = await openSession(page.context(), 'staff')
      const id = /appointments\/([\w-]+)\.ics/.exec(address)?.[1]
      const ofStaff = await page.request.get(`/api/admin/appointments/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect((await ofStaff.json()).appointment.start.slice(11, 16)).toBe(time)
      await page.getByRole('link', { name: 'Déplacer ou annuler' }).click()
      await expect(page.getByRole('article').locator('time')).toContainText(`${day} à ${time}`)
      await expect(page.getByRole('button', { name: 'Déplacer' })).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Prendre un autre rendez-vous' }).click()
      await expect(field(page, 'Prénom')).toHaveValue('Odile')
    },
  )
})

test('what is done before the scripts come counts when they have', deepFirstVisit, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/rendez-vous?lng=en', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^Measuring/ }).check()
  await field(page, 'First name').fill('Odile')
  await field(page, 'Last name').fill('Marchand')
  await submit(page).click()
  held.resolve()
  await expect(page.getByText('Please fill in all required fields and select a date.')).toBeVisible()
  await expect(page.getByText('Missing information')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Measuring/ })).toBeChecked()
  await expect(field(page, 'First name')).toHaveValue('Odile')
  await field(page, 'E-mail address').fill(somebody().email)
  await field(page, 'Telephone').fill('+33 6 12 34 56 78')
  await page.getByRole('button', { name: 'Next month' }).click()
  await freeDay(page).nth(7).click()
  await times(page).first().check()
  await submit(page).dblclick()
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Appointment confirmed|Request received)$/ }),
  ).toBeFocused()
})

test('a form comes back as it was, and a slot that is gone leads to the nearest', async ({ page }) => {
  const slot = (await openSlots(page.request, { weeks: 9 })).findLast(
    ({ needsConfirmation }) => !needsConfirmation,
  )
  const start = slot?.start ?? ''
  // Without a line nothing is held, and what was chosen counts all the same.
  await page.route('**/api/appointments/holds*', (route) => route.abort())
  await page.goto('/rendez-vous?type=measuring')
  await chooseSlot(page, start)
  const { email } = somebody()
  await fillIn(page, email)
  await page.reload()
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email)
  await expect(page.getByRole('radio', { checked: true, name: /^\d\d:\d\d/ })).toBeVisible()
  await fillUp(page, start)
  await submit(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Ce créneau vient d’être pris' })
  await expect(alert.getByRole('button')).toHaveCount(3)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email)
  await alert.getByRole('button').first().click()
  await expect(alert).toBeHidden()
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /confirmé|enregistrée/ })).toBeVisible()
})

test('a free day of the next month, seen in the last week of this one, is chosen with one press', async ({
  page,
}) => {
  await page.goto('/rendez-vous?type=measuring')
  const grid = page.getByRole('grid')
  const nextDays = () =>
    grid.evaluate((table) => {
      const days = [...table.querySelectorAll<HTMLElement>('[data-day]')]
      const month = days[10]?.dataset.day?.slice(0, 7) ?? ''
      return days
        .filter(
          ({ ariaDisabled, dataset }) => ariaDisabled === 'false' && (dataset.day ?? '').slice(0, 7) > month,
        )
        .map(({ dataset }) => dataset.day)
    })
  const settled = () => expect(grid).not.toHaveAttribute('aria-busy', 'true')
  await settled()
  while ((await nextDays()).length === 0) {
    await page.getByRole('button', { name: 'Mois suivant' }).click()
    await settled()
  }
  const [wanted] = await nextDays()
  const day = page.locator(`[data-day="${wanted}"]`)
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await expect(day).toBeFocused()
  await expect(times(page).first()).toBeVisible()
})

test('a house that fails loses nothing of a booking', async ({ page }) => {
  const [slot] = (await openSlots(page.request, { weeks: 13 })).filter((each) => !each.needsConfirmation)
  await page.goto('/rendez-vous?type=measuring')
  await chooseSlot(page, slot?.start ?? '')
  await fillIn(page, somebody().email)
  const isBooking = (url: URL) => url.pathname === '/api/appointments'
  await page.route(isBooking, (route) => route.abort())
  await submit(page).click()
  await expect(page.getByText('Rien n’est perdu')).toBeVisible()
  await page.unroute(isBooking)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous confirmé' })).toBeVisible()
})

test('a Saturday is asked for, and the list shows what the calendar does', deep, async ({ page }) => {
  const slots = await openSlots(page.request, { weeks: 4 })
  const saturday = slots.find(({ needsConfirmation }) => needsConfirmation)?.start ?? ''
  await page.goto('/rendez-vous?type=measuring')
  await page.getByRole('button', { name: 'Liste', exact: true }).click()
  const group = page
    .getByRole('group')
    .filter({ has: page.locator(`input[value="${saturday}"]`) })
    .last()
  const isThere = async () => {
    await expect(page.getByText('Les créneaux arrivent.')).toBeHidden()
    return group.isVisible()
  }
  while (!(await isThere())) await page.getByRole('button', { name: 'Voir le mois suivant' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await group.locator(`input[value="${saturday}"]`).check()
  await expect(group).toContainText('la maison vous reçoit sur demande')
  await fillIn(page, somebody().email)
  await page.getByRole('button', { name: 'Demander ce rendez-vous' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demande enregistrée' })).toBeFocused()
})

test('a customer moves and cancels an appointment in the account and by its link', async ({ page }) => {
  const customer = await newCustomer(page.context())
  const slots = (await openSlots(page.request, { weeks: 17 })).filter((each) => !each.needsConfirmation)
  const booked = await page.request.post('/api/appointments', {
    headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() },
    data: {
      type: 'measuring',
      start: slots.at(3)?.start,
      firstName: 'Jeanne',
      lastName: 'Arnaud',
      email: customer.email,
      phone: '+33612345678',
    },
  })
  const { appointment } = await booked.json()
  await page.goto('/compte')
  await expect(page.getByRole('main')).toContainText('Prise de mesures')
  await page.goto('/compte/rendez-vous')
  const article = page.getByRole('article', { name: 'Prise de mesures' })
  await expect(article).toContainText('Confirmé')
  await article.getByRole('button', { name: 'Déplacer' }).click()
  await expect(article.getByRole('heading', { name: 'Choisir un autre moment' })).toBeFocused()
  const to = slots.at(40)?.start ?? ''
  await chooseSlot(article, to)
  expect(await accessibilityFaults(page)).toEqual([])
  await article.getByRole('button', { name: /^Déplacer au/ }).click()
  await expect(article).toBeFocused()
  await expect(article.locator('time')).toHaveAttribute('datetime', to)

  await page.goto(`/rendez-vous/mon-rendez-vous#${appointment._id}.nothing-of-the-kind`)
  await expect(article.locator('time')).toHaveAttribute('datetime', to)
  await article.getByRole('button', { name: 'Annuler' }).click()
  await article.getByRole('button', { name: 'Le garder' }).click()
  await article.getByRole('button', { name: 'Annuler' }).click()
  await article.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(article).toContainText('Annulé')
  await expect(article.getByRole('button')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a telephone that only an address knows is filled in', deep, async ({ page }) => {
  const { token } = await newCustomer(page.context())
  const saved = await page.request.post('/api/account/addresses', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      firstName: 'Anna',
      lastName: 'Martin',
      street: 'Rue Neuve 1',
      postalCode: '1000',
      city: 'Bruxelles',
      country: 'BE',
      phone: '+32470123456',
    },
  })
  expect(saved.status()).toBe(201)
  await page.goto('/rendez-vous')
  await expect(field(page, 'Téléphone')).toHaveValue('+32 470 12 34 56')
})

test('a link that belongs to no appointment says so, and one without a key too', deep, async ({ page }) => {
  await page.goto(`/rendez-vous/mon-rendez-vous#${randomUUID()}.nothing-of-the-kind`)
  await expect(page.getByText('Ce rendez-vous n’existe plus')).toBeVisible()
  await page.goto('/rendez-vous/mon-rendez-vous')
  await page.reload()
  await expect(page.getByText('Ce lien est incomplet')).toBeVisible()
})

test('an appointment is about the product that one comes from', deep, async ({ page }) => {
  const { products } = await (await page.request.get('/api/products?customizable=oui&limit=1')).json()
  const [product] = products
  await page.goto(`/boutique/produit/${product._id}`)
  await page.getByRole('link', { name: 'Essayer en salon' }).click()
  const about = page.getByRole('region', { name: 'À propos de' })
  await expect(about).toContainText(product.name)
  await about.getByRole('button', { name: 'Ne pas en parler' }).click()
  await expect(about).toBeHidden()
})
