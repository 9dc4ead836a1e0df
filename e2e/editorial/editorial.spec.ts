import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { formatEuros } from '../../src/shared/money.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { scriptReady } from '../script-ready.ts'
import { structuredData } from '../structured-data.ts'

const paths = ['/a-propos', '/sur-mesure', '/sur-mesure/mariage', '/sur-mesure/soiree'] as const

const titles = {
  fr: [
    'On coud toujours pour quelqu’un',
    'Dessinée à deux, coupée pour vous',
    'Votre robe de mariée',
    'Votre tenue de soirée',
  ],
  en: [
    'One always sews for someone',
    'Drawn with you, cut for you',
    'Your wedding gown',
    'Your evening piece',
  ],
} as const

/** Words as they are read: spaces of all kinds are one. */
const spoken = (text: string) => text.replace(/\s+/g, ' ').trim()

const shownQuestions = (page: Page) =>
  page
    .getByRole('region', { name: /^(Vos questions|Your questions)$/ })
    .getByRole('listitem')
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const [question, answer] = entry.children
        return [question?.textContent ?? '', answer?.textContent ?? '']
      }),
    )

const threads = (page: Page) =>
  page.locator('.thread-follows').evaluateAll((all) => all.map((thread) => getComputedStyle(thread).clipPath))

const isUnsewn = (clip: string) => /100%\)$/.test(clip)

for (const lng of languages)
  test.describe(`on a phone, ${lng}`, lng === 'fr' ? {} : deep, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    for (const [index, path] of paths.entries())
      test(`${path} says what it is about, to everybody`, firstVisit, async ({ page }) => {
        await page.goto(localizedPath(path, lng))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[lng][index] ?? '')
        expect((await page.title()).length).toBeLessThanOrEqual(60)
        expect(await whatMoved(page)).toEqual([])
        expect(await accessibilityFaults(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      })

    test('the questions are answered with the settings of the house, for search engines too', async ({
      page,
    }) => {
      const { house } = await (await page.request.get('/api/house')).json()
      await page.goto(localizedPath('/sur-mesure', lng))
      const shown = await shownQuestions(page)
      const all = spoken(shown.flat().join(' '))
      const { wedding, evening, ceremony } = house.services
      for (const price of [wedding, evening, ceremony]) expect(all).toContain(spoken(formatEuros(price)))
      for (const fact of [
        house.phone,
        house.address.street,
        ...[house.hours.salon, house.hours.onRequest, house.hours.customerService].map(
          ([{ opens, closes }]) => `${opens}–${closes}`,
        ),
        `${house.delivery.makingWeeks.min} ${lng === 'fr' ? 'à' : 'to'} ${house.delivery.makingWeeks.max}`,
      ])
        expect(all).toContain(fact)
      const services = page.getByRole('region', {
        name: lng === 'fr' ? 'Ce que nous créons' : 'What we create',
      })
      const offered = spoken((await services.textContent()) ?? '')
      for (const price of [wedding, evening, ceremony]) expect(offered).toContain(spoken(formatEuros(price)))

      const faq = (await structuredData(page)).find((block) => block['@type'] === 'FAQPage')
      const told = JSON.parse(JSON.stringify(faq?.mainEntity)).map(
        ({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => [
          spoken(name),
          spoken(acceptedAnswer.text),
        ],
      )
      expect(told).toEqual(shown.map((texts) => texts.map(spoken)))
      expect(shown.length).toBeGreaterThanOrEqual(8)
    })
  })

test.describe('by keyboard', deep, () => {
  const visits = [
    { from: '/sur-mesure', link: 'Parler d’une cérémonie', kind: 'Découverte soirée et cérémonie' },
    { from: '/sur-mesure', link: 'Rendez-vous mariage', kind: 'Découverte mariage' },
    { from: '/sur-mesure/mariage', link: 'Rendez-vous mariage', kind: 'Découverte mariage' },
    {
      from: '/sur-mesure/soiree',
      link: 'Rendez-vous soirée et cérémonie',
      kind: 'Découverte soirée et cérémonie',
    },
  ] as const

  for (const { from, link, kind } of visits)
    test(`« ${link} » of ${from} opens the booking with its kind chosen`, async ({ page }) => {
      await page.goto(from)
      await scriptReady(page)
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).press('Enter')
      await expect(page).toHaveURL(/\/rendez-vous\?type=/)
      await expect(page.getByRole('radio', { name: new RegExp(`^${kind}`) })).toBeChecked()
    })

  test('an English reader books in English', async ({ page }) => {
    await page.goto('/sur-mesure/mariage?lng=en')
    await scriptReady(page)
    await page.getByRole('main').getByRole('link', { name: 'Appointment for a wedding' }).press('Enter')
    await expect(page).toHaveURL('/rendez-vous?type=bridal-discovery&lng=en')
    await expect(page.getByRole('radio', { name: /^Bridal discovery/ })).toBeChecked()
  })

  test('the rest of the questions is one link away, at its place', async ({ page }) => {
    await page.goto('/sur-mesure/mariage')
    await scriptReady(page)
    await page.getByRole('link', { name: 'Toutes les questions' }).press('Enter')
    await expect(page).toHaveURL('/sur-mesure#questions')
    await expect(page.getByRole('heading', { name: 'Vos questions' })).toBeInViewport()
  })
})

test('the pages below say where they stand, to search engines too', deep, async ({ page }) => {
  await page.goto('/sur-mesure/mariage')
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await expect(trail.getByRole('listitem')).toHaveText([/Accueil/, /Sur mesure/, /Robes de mariée/])
  const list = (await structuredData(page)).find((block) => block['@type'] === 'BreadcrumbList')
  expect(JSON.stringify(list)).toContain('/sur-mesure"')
  await expect(
    page.getByRole('region', { name: 'Pour commencer à regarder' }).getByRole('article'),
  ).toHaveCount(4)
  await trail.getByRole('link', { name: 'Sur mesure' }).click()
  await expect(page).toHaveURL('/sur-mesure')
})

test.describe('the thread along the steps', deep, () => {
  test('is sewn as one scrolls, and undone by scrolling back', async ({ page }) => {
    await page.goto('/sur-mesure')
    expect((await threads(page)).every(isUnsewn)).toBe(true)
    await page.getByRole('heading', { name: 'Ce que nous créons' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect.poll(async () => (await threads(page)).some(isUnsewn)).toBe(false)
    // The wheel may still be rolling out.
    const isUnsewnAtTop = async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      return (await threads(page)).every(isUnsewn)
    }
    await expect.poll(isUnsewnAtTop).toBe(true)
  })

  test('is whole on paper', async ({ page }) => {
    await page.goto('/sur-mesure')
    await page.emulateMedia({ media: 'print' })
    expect(new Set(await threads(page))).toEqual(new Set(['none']))
  })

  test.describe('for a visitor who wants nothing to move', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('is whole from the beginning', async ({ page }) => {
      await page.goto('/sur-mesure')
      const all = await threads(page)
      expect(all.length).toBeGreaterThan(5)
      expect(new Set(all)).toEqual(new Set(['none']))
    })
  })
})

test('on paper, the questions stand open and the buttons are gone', deep, async ({ page }) => {
  await page.goto('/sur-mesure')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Le premier rendez-vous ne coûte rien\. Le devis/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rendez-vous mariage' })).toBeHidden()
})

test('on paper, there is nothing to press and no form to send', deep, async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Envoyer le message' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Prendre Rendez-vous' })).toHaveCount(0)
  await expect(main.getByText('14 rue de la Sourdière')).toBeVisible()
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  for (const path of paths)
    test(`${path} is read whole`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /rendez-vous/i })
          .first(),
      ).toBeVisible()
      if (path !== '/a-propos') await expect(page.locator('#quand')).toContainText('neuf à douze mois')
    })
})

test.describe('the header', deep, () => {
  for (const lng of languages)
    test(`keeps its words on one line from 768 pixels on, ${lng}`, async ({ page }) => {
      await page.goto(localizedPath('/contact', lng))
      for (const width of [768, 820, 1024, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 700 })
        const boxes = await page
          .getByRole('banner')
          .locator('a:visible, button:visible')
          .evaluateAll((controls) =>
            controls.map((control) => {
              const { left, right, height } = control.getBoundingClientRect()
              return { left, right, height }
            }),
          )
        expect(boxes.length).toBeGreaterThanOrEqual(11)
        for (const [place, { left, height }] of boxes.entries()) {
          expect(height, `${width}: ${place}`).toBeLessThanOrEqual(46)
          // The drawings may touch, as their edges are empty.
          expect(left, `${width}: ${place}`).toBeGreaterThanOrEqual((boxes[place - 1]?.right ?? 0) - 6)
        }
        expect(boxes.at(-1)?.right ?? width).toBeLessThanOrEqual(width)
      }
    })

  test('offers every page of §2, « Plus » and the visit among them', async ({ page }) => {
    await page.goto('/a-propos')
    const header = page.getByRole('banner')
    for (const [name, href] of [
      ['Accueil', '/'],
      ['Boutique', '/boutique'],
      ['Sur mesure', '/sur-mesure'],
      ['À propos', '/a-propos'],
      ['Contact', '/contact'],
      ['Rendez-vous', '/rendez-vous'],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(header.getByRole('link', { name: 'À propos' })).toHaveAttribute('aria-current', 'page')
    await header.getByRole('button', { name: 'Plus' }).press('Enter')
    await expect(header.getByRole('link', { name: 'Avis Clients' })).toBeVisible()
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('holds whatever the header and the foot of the page hold', async ({ page }) => {
    await page.goto('/a-propos')
    const linked = await page
      .getByRole('navigation', { name: 'Plan du site' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await page.getByRole('button', { name: 'Ouvrir le menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    const offered = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(linked.length).toBeGreaterThan(10)
    expect(linked.filter((href) => !offered.includes(href))).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await menu.getByRole('link', { name: 'Robes de mariée' }).press('Enter')
    await expect(page).toHaveURL('/sur-mesure/mariage')
  })
})
