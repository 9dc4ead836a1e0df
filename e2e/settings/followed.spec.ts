import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { isoWeekday } from '../../src/shared/calendar/civil-date.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { deep, expect, test } from '../journey.ts'
import { openSlots, turnToDay } from '../open-slots.ts'
import { openOwnServer } from '../server/own-server.ts'
import { keepTokens, openSession } from '../sign-in.ts'
import { structuredData } from '../structured-data.ts'
import { save, saying, section } from './settings-sections.ts'

// One house for all: each journey changes what the others do not look at.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof openOwnServer>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await openOwnServer()
})
test.afterAll(() => server.close())

const openSettings = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
  await keepTokens(context, await openSession(context, 'admin'))
  const page = await context.newPage()
  await page.goto('/admin/settings?lng=fr')
  return page
}

const saveAndRead = async (page: Page, name: string) => {
  await save(page, name).click()
  await expect(saying(page, name)).toHaveText(/^Enregistré/)
  // While what follows from it is read, the button is called by what it does.
  await expect(save(page, name)).toBeVisible()
}

const wednesday = 3

test(
  'hours and rates that the owner changes stand at once on every page, in both languages',
  deep,
  async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await openSettings(browser)
    try {
      const { request } = page.context()
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
      await expect(saying(page, 'Horaires')).toHaveText(/^Enregistré/)

      const livraison = section(page, 'Livraison')
      await livraison.getByLabel(/^France métropolitaine, frais/).fill('18,50')
      await livraison.getByLabel(/^Union européenne, frais/).fill('27,50')
      await saveAndRead(page, 'Livraison')

      const told = { fr: 'lundi – vendredi, 08:30–17:15', en: 'Monday – Friday, 08:30–17:15' } as const
      for (const lng of ['fr', 'en'] as const) {
        await page.goto(localizedPath('/contact', lng))
        await expect(page.getByRole('main')).toContainText(told[lng])
        await expect(page.getByRole('contentinfo')).toContainText(told[lng])
        const hours = (await structuredData(page)).flatMap((block) => block.openingHoursSpecification ?? [])
        expect(hours).toMatchObject([{ opens: '08:30', closes: '17:15' }])

        await page.goto(localizedPath('/sur-mesure', lng))
        await expect(page.getByRole('main')).toContainText(told[lng])
        const questions = (await structuredData(page)).find((block) => block['@type'] === 'FAQPage')
        expect(JSON.stringify(questions)).toContain(told[lng])
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
      const day = await turnToDay(page, visit.slice(0, 10))
      await expect(day).toHaveAttribute('aria-disabled', 'true')
    } finally {
      await page.context().close()
    }
  },
)

test(
  'a telephone number is the new one wherever it is read, called or given to search engines',
  deep,
  async ({ browser }) => {
    const page = await openSettings(browser)
    const phone = '+33 1 23 45 67 89'
    await section(page, 'La maison')
      .getByLabel(/^Téléphone/)
      .fill(phone)
    await saveAndRead(page, 'La maison')
    for (const lng of languages) {
      for (const path of ['/contact', '/mentions-legales']) {
        await page.goto(localizedPath(path, lng))
        await expect(page.getByRole('main')).toContainText(phone)
        await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toHaveAttribute(
          'href',
          'tel:+33123456789',
        )
      }
      await page.goto(localizedPath('/', lng))
      expect(await structuredData(page)).toContainEqual(
        expect.objectContaining({
          telephone: phone,
          contactPoint: expect.arrayContaining([expect.objectContaining({ telephone: phone })]),
        }),
      )
    }
    await page.context().close()
  },
)

test('carriers and networks come and go, by keyboard too', deep, async ({ browser }) => {
  const page = await openSettings(browser)
  const carriers = section(page, 'Transporteurs')
  await carriers.getByRole('button', { name: 'Ajouter un transporteur' }).press('Enter')
  const added = carriers.getByRole('group', { name: 'Transporteur 3' })
  await expect(added.getByLabel('Nom')).toBeFocused()
  await save(page, 'Transporteurs').press('Enter')
  await expect(added.getByLabel('Nom')).toHaveAccessibleDescription(/obligatoire/)

  await carriers.getByRole('button', { name: 'Retirer : Colissimo' }).press('Enter')
  await expect(carriers.getByRole('button', { name: 'Ajouter un transporteur' })).toBeFocused()
  const own = carriers.getByRole('group', { name: 'Transporteur 2' })
  await own.getByLabel('Nom').fill('Coursier de Paris')
  await own.getByLabel('Adresse de suivi').fill('https://coursier.example/suivi/{number}')
  await saveAndRead(page, 'Transporteurs')

  const maison = section(page, 'La maison')
  await maison.getByLabel(/^Pinterest/).fill('')
  await maison.getByLabel(/^TikTok/).fill('https://www.tiktok.com/@maison.example')
  await saveAndRead(page, 'La maison')

  await page.reload()
  await expect(carriers.getByLabel('Nom')).toHaveCount(2)
  await expect(own.getByLabel('Nom')).toHaveValue('Coursier de Paris')
  await page.goto('/contact?lng=fr')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', /@maison\.example$/)
  await expect(main.getByRole('link', { name: 'Pinterest' })).toHaveCount(0)
  await page.context().close()
})

test(
  'what is still the example is marked as a whole, then field by field, and no more once it is confirmed',
  deep,
  async ({ browser }) => {
    const page = await openSettings(browser)
    const prices = section(page, 'Tarifs « à partir de »')
    const marks = prices.getByText('Exemple', { exact: true })
    await expect(prices).toContainText('Tout ici est encore inventé')
    await expect(marks).toHaveCount(1)

    await prices.getByLabel(/^Robe de mariée/).fill('4200')
    await saveAndRead(page, 'Tarifs « à partir de »')
    await expect(prices).toContainText('Ce qui porte ce mot est encore inventé')
    await expect(prices.getByLabel('Tenue de soirée (€) Exemple')).toBeVisible()
    await expect(prices.getByLabel('Tenue de cérémonie (€) Exemple')).toBeVisible()
    await expect(prices.getByLabel('Robe de mariée (€)', { exact: true })).toHaveValue('4200')

    await saveAndRead(page, 'Tarifs « à partir de »')
    await expect(marks).toHaveCount(0)
    await expect(prices).not.toContainText('inventé')
    await page.context().close()
  },
)

const mediator = (page: Page) => {
  const form = page.getByRole('form', { name: 'Médiateur' })
  return {
    form,
    name: form.getByRole('textbox', { name: 'Nom' }),
    save: () => form.getByRole('button', { name: /^Enregistrer/ }).press('Enter'),
    saved: form.getByText('Enregistré. C’est visible partout.'),
    close: () => page.context().close(),
  }
}

test('of two who edit the same record, the second is told what stands now before it is replaced', async ({
  browser,
}) => {
  const phone = await openSettings(browser)
  await phone.setViewportSize({ width: 390, height: 844 })
  const mine = mediator(phone)
  const theirs = mediator(await openSettings(browser))
  await mine.name.fill('Médiation des Arts')
  await theirs.name.fill('Médiation de la Couture')
  await theirs.save()
  await expect(theirs.saved).toBeVisible()

  await mine.save()
  await expect(mine.form.getByText('Quelqu’un a changé cela entre-temps')).toBeVisible()
  const kept = mine.form.getByText(/Médiation de la Couture/)
  await expect(kept).toBeVisible()
  expect((await kept.boundingBox())?.width).toBeGreaterThan(300)
  await expect(mine.name).toHaveValue('Médiation des Arts')
  await mine.save()
  await expect(mine.saved).toBeVisible()
  await expect(mine.name).toHaveValue('Médiation des Arts')
  await mine.close()
  await theirs.close()
})
