import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { openProduct } from '../open-product.ts'
import { latePartsReady } from '../script-ready.ts'

const guide = (page: Page) => page.getByRole('dialog', { name: 'Guide des tailles' })

test.describe('beside a product', () => {
  test('the guide is opened, asked and closed by keyboard alone', async ({ page }) => {
    await openProduct(page, 'Robe Palais-Royal')
    const address = page.url()
    const question = page.getByRole('link', { name: /^Quelle est ma taille/ })
    await question.focus()
    await page.keyboard.press('Enter')
    const bust = guide(page).getByRole('textbox', { name: 'Tour de poitrine' })
    await bust.focus()
    await page.keyboard.type('88')
    await page.keyboard.press('Tab')
    await page.keyboard.type('70')
    await page.keyboard.press('Tab')
    await page.keyboard.type('95,5')
    await page.keyboard.press('Enter')
    await expect(guide(page).getByText('Nous vous conseillons le 40.')).toBeVisible()
    await expect(guide(page).getByText('C’est votre tour de bassin qui décide.')).toBeVisible()
    await expect(guide(page).getByRole('row', { name: /votre taille/ })).toContainText('98')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(guide(page)).toBeHidden()
    await expect(question).toBeFocused()
    expect(page.url()).toBe(address)
  })

  test('a skirt that floats is not decided by the hips, and the next product knows what was measured', async ({
    page,
  }) => {
    await openProduct(page, 'Robe Garance')
    await page.getByRole('link', { name: /^Quelle est ma taille/ }).click()
    await expect(guide(page).getByText(/d’après le tour de poitrine et le tour de taille/)).toBeVisible()
    await guide(page).getByRole('textbox', { name: 'Tour de poitrine' }).fill('88')
    await guide(page).getByRole('textbox', { name: 'Tour de bassin' }).fill('101')
    await page.keyboard.press('Enter')
    await expect(guide(page).getByText('Nous vous conseillons le 38.')).toBeVisible()
    await openProduct(page, 'Pantalon Vendôme')
    await page.getByRole('link', { name: /^Quelle est ma taille/ }).click()
    await expect(guide(page).getByRole('textbox', { name: 'Tour de bassin' })).toHaveValue('101')
    await expect(guide(page).getByText('Nous vous conseillons le 42.')).toBeVisible()
  })

  test('the advised size is chosen where it was asked, and the next product begins at it', async ({
    page,
  }) => {
    await openProduct(page, 'Robe Garance')
    await page.getByRole('link', { name: /^Quelle est ma taille/ }).click()
    await guide(page).getByRole('button', { name: 'Me conseiller' }).click()
    const bust = guide(page).getByRole('textbox', { name: 'Tour de poitrine' })
    await expect(bust).toHaveAccessibleDescription('Indiquez votre tour de poitrine.')
    await expect(bust).toBeFocused()
    await bust.fill('95')
    await page.keyboard.press('Enter')
    await guide(page).getByRole('button', { name: 'Choisir le 42' }).click()
    await expect(guide(page)).toBeHidden()
    await expect(page.getByRole('radio', { name: '42' })).toBeChecked()
    await openProduct(page, 'Jupe Rivoli')
    await expect(page.getByRole('radio', { name: '42' })).toBeChecked()
  })

  test(
    'with a key held, the press is left to the browser, which opens the page in another tab',
    deep,
    async ({ page }) => {
      await openProduct(page, 'Robe Garance')
      await latePartsReady(page)
      // The tab itself is the browser's: a busy one may not tell of it for a minute.
      await page.evaluate(() =>
        addEventListener('click', (event) => {
          document.documentElement.dataset.leftToBrowser = String(!event.defaultPrevented)
          event.preventDefault()
        }),
      )
      const question = page.getByRole('link', { name: /^Quelle est ma taille/ })
      await question.click({ modifiers: ['ControlOrMeta'] })
      await expect(page.locator('html')).toHaveAttribute('data-left-to-browser', 'true')
      await expect(guide(page)).toHaveCount(0)
      await expect(question).toHaveAttribute('href', '/guide-des-tailles')
      await question.click()
      await expect(page.locator('html')).toHaveAttribute('data-left-to-browser', 'false')
    },
  )

  test('where the panel cannot be fetched, the page comes instead', deep, async ({ page }) => {
    await page.route('**/assets/size-guide-panel-*.js', (route) => route.abort())
    await openProduct(page, 'Robe Garance')
    await latePartsReady(page)
    await page.getByRole('link', { name: /^Quelle est ma taille/ }).click()
    await expect(page).toHaveURL('/guide-des-tailles')
  })

  test('a product without sizes asks nothing', deep, async ({ page }) => {
    await openProduct(page, 'Ceinture Astrée')
    await expect(page.getByRole('link', { name: /^Quelle est ma taille/ })).toHaveCount(0)
  })
})

test.describe('as a page', () => {
  test('the guide answers in words, in the address too', async ({ page }) => {
    await page.goto('/guide-des-tailles')
    await page.getByRole('textbox', { name: 'Tour de taille' }).fill('90')
    await page.getByRole('button', { name: 'Me conseiller' }).click()
    await expect(page.getByText('Notre table s’arrête au 46.')).toBeVisible()
    await expect(page.getByText(/Une pièce « Sur mesure »/)).toBeVisible()
    await expect(page.getByText(/Avec les trois mesures/)).toBeVisible()
    await expect(page).toHaveURL(/taille=90/)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('a slip is named, and the keyboard stands where it is corrected', async ({ page }) => {
    await page.goto('/guide-des-tailles')
    await page.getByRole('textbox', { name: 'Tour de bassin' }).fill('9')
    await page.getByRole('button', { name: 'Me conseiller' }).click()
    const hip = page.getByRole('textbox', { name: 'Tour de bassin' })
    await expect(hip).toHaveAccessibleDescription('Entre 75 et 160.')
    await expect(hip).toBeFocused()
    await hip.fill('94')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nous vous conseillons le 38.')).toBeVisible()
  })

  test('it speaks English, and inches', deep, async ({ page }) => {
    await page.goto('/guide-des-tailles?poitrine=34.5&taille=27.5&bassin=37&unite=in&lng=en')
    await expect(page).toHaveTitle(/^Size guide · /)
    await expect(page.getByText('We advise a 38.')).toBeVisible()
    await expect(page.getByText('Your measurements agree.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'inches' })).toBeChecked()
    await page.getByRole('button', { name: 'Find my size' }).click()
    await expect(page).toHaveURL(/lng=en/)
    await expect(page.getByText('We advise a 38.')).toBeVisible()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `on a telephone nothing but the table is wider than the screen, ${colorScheme}`,
      colorScheme === 'light' ? firstVisit : deepFirstVisit,
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.emulateMedia({ colorScheme })
        await page.goto('/guide-des-tailles')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        expect(await whatMoved(page)).toEqual([])
        expect(await accessibilityFaults(page)).toEqual([])
      },
    )
})

test('on a telephone the size table shows at its edge that it goes on', deep, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/guide-des-tailles')
  const table = page.getByRole('region', { name: /^Mesures du corps/ })
  const { hidden, attachments } = await table.evaluate((place) => ({
    hidden: place.scrollWidth - place.clientWidth,
    attachments: getComputedStyle(place).backgroundAttachment,
  }))
  expect(hidden).toBeGreaterThan(0)
  // The ground travels with the columns and covers the shade at an end behind which there is nothing.
  expect(attachments).toBe('local, local, scroll, scroll')
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the question of a product leads to the page, whose form answers', async ({ page }) => {
    await page.goto('/boutique?search=Garance')
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('link', { name: /^Quelle est ma taille/ }).click()
    await page.getByRole('textbox', { name: 'Tour de poitrine' }).fill('101')
    await page.getByRole('button', { name: 'Me conseiller' }).click()
    await expect(page.getByText('Nous vous conseillons le 46.')).toBeVisible()
  })
})
