import type { Locator, Page } from '@playwright/test'
import { productReference } from '../../src/features/catalog/catalog.rules.ts'
import { statusPollMs, tooltipAfterMs, tooltipForMs } from '../../src/features/whatsapp/whatsapp.limits.ts'
import { digitsOf } from '../../src/features/whatsapp/whatsapp.rules.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { pathTo } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { isCovered } from '../is-covered.ts'
import { deep, deepFirstVisit, expect, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'

test.use({ viewport: { width: 390, height: 844 } })

const words = {
  fr: {
    open: 'Écrire à la maison sur WhatsApp',
    title: 'Écrire à la maison',
    message: 'Votre message',
    send: /Envoyer sur WhatsApp/,
    quick: ['Je souhaite un devis', 'Prendre rendez-vous', 'Robe de mariée', 'Tenue de soirée'],
    greeting: /Une question sur une pièce/,
  },
  en: {
    open: 'Write to the house on WhatsApp',
    title: 'Write to the house',
    message: 'Your message',
    send: /Send on WhatsApp/,
    quick: ['I would like a quote', 'Book an appointment', 'Wedding dress', 'Evening wear'],
    greeting: /A question about a piece/,
  },
} as const

/** Tabs on, or back, until the keyboard has reached this part of the page. */
const tabTo = async (page: Page, part: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await part.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not get there')
}

/** Lets the time of the page pass until the chat is there. */
const untilThere = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(page.getByRole('button', { name: words.fr.open })).toBeVisible({ timeout: 50 })
  }).toPass()

const answerStatus = (page: Page, data: object) =>
  page.route('**/api/whatsapp/status*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { isOnline: true, customMessage: '', lastUpdated: '2026-11-24T10:00:00.000Z', ...data },
      },
    }),
  )

for (const lng of ['fr', 'en'] as const)
  test(
    `writes to the house by keyboard, with the product one looks at, ${lng}`,
    deep,
    async ({ page, context }) => {
      const { open, title, message, send, quick, greeting } = words[lng]
      await answerStatus(page, {})
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
      const { products } = await (await page.request.get(`/api/products?limit=1&lng=${lng}`)).json()
      const [{ _id: id, sku, name }] = products
      const reference = productReference({ sku, _id: id })
      const { house } = await (await page.request.get('/api/house')).json()
      await page.goto(localizedPath(pathTo('product', { id }), lng))
      const button = page.getByRole('button', { name: open })
      await expect(button).toBeVisible()
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: title })
      await expect(panel).toContainText(greeting)
      await expect(panel).toContainText(name)
      await expect(panel).toContainText(reference)
      await expect(panel.getByRole('list').getByRole('button')).toHaveText([...quick])
      const field = panel.getByRole('textbox', { name: message })
      await expect(field).toBeFocused()
      for (const sentence of [...quick].reverse()) {
        await page.keyboard.press('Shift+Tab')
        await expect(panel.getByRole('button', { name: sentence, exact: true })).toBeFocused()
      }
      for (const [index, sentence] of quick.entries()) {
        await field.fill('')
        await tabTo(page, panel.getByRole('list').getByRole('button').nth(index), 'Shift+Tab')
        await page.keyboard.press('Enter')
        await expect(field).toHaveValue(sentence)
        await expect(field).toBeFocused()
      }
      await field.fill('')
      const link = panel.getByRole('link', { name: send })
      await page.keyboard.type('   ')
      await expect(link).toBeDisabled()
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await page.keyboard.press('Enter')
      expect(context.pages().filter((tab) => tab.url().includes('wa.me'))).toEqual([])
      await field.fill('')
      await page.keyboard.type('Soie & tulle')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('?')
      await expect(field).toHaveValue('Soie & tulle\n?')
      expect(await accessibilityFaults(page)).toEqual([])
      const opening = context.waitForEvent('page')
      await page.keyboard.press('Enter')
      const address = new URL((await opening).url())
      expect(`${address.origin}${address.pathname}`).toBe(`https://wa.me/${digitsOf(house.whatsappNumber)}`)
      expect(address.searchParams.get('text')).toContain('Soie & tulle\n?\n\n')
      expect(address.searchParams.get('text')).toContain(name)
      expect(address.searchParams.get('text')).toContain(reference)
      await page.bringToFront()
      await field.focus()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    },
  )

test(
  'says when the house answers while nobody does, and its own words where it has some',
  deep,
  async ({ page }) => {
    await answerStatus(page, { isOnline: false, customMessage: 'De retour lundi.' })
    await page.goto('/')
    await page.getByRole('button', { name: words.fr.open }).click()
    const panel = page.getByRole('dialog', { name: words.fr.title })
    await expect(panel).toContainText('Absente pour le moment')
    await expect(panel).toContainText('lundi – vendredi, 09:00–18:00')
    await expect(panel).toContainText('De retour lundi.')
    await panel.getByRole('button', { name: 'Robe de mariée' }).click()
    await expect(panel.getByRole('textbox')).toHaveValue('Robe de mariée')
  },
)

test('tells of itself for a while, once in a visit, and moves nothing', deepFirstVisit, async ({ page }) => {
  await page.clock.install()
  await page.goto('/favoris')
  await untilThere(page)
  const tooltip = page.getByText('Écrivez-nous')
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(tooltipAfterMs)
  await expect(tooltip).toBeVisible()
  await page.clock.runFor(tooltipForMs)
  await expect(tooltip).toHaveCount(0)
  expect(await whatMoved(page)).toEqual([])
  await page.reload()
  await untilThere(page)
  await page.clock.runFor(tooltipAfterMs)
  await expect(tooltip).toHaveCount(0)
})

test(
  'tells nothing of itself once it was opened, nor over what one reads',
  deepFirstVisit,
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/boutique')
    const tooltip = page.getByText('Écrivez-nous')
    await untilThere(page)
    await page.getByRole('button', { name: words.fr.open }).click()
    await page.keyboard.press('Escape')
    await page.clock.runFor(tooltipAfterMs)
    await expect(tooltip).toHaveCount(0)
    await page.goto('/politique-confidentialite')
    await page
      .getByRole('main')
      .getByRole('paragraph')
      .evaluateAll((paragraphs) => {
        const longest = paragraphs.toSorted((one, other) => other.clientHeight - one.clientHeight)[0]
        const box = longest?.getBoundingClientRect()
        if (box) scrollTo(0, box.top + box.height / 2 - innerHeight + 40)
      })
    await untilThere(page)
    await page.clock.runFor(tooltipAfterMs)
    await expect(tooltip).toHaveCount(0)
  },
)

test('closes by Escape wherever the keyboard is, once nothing lies over it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/boutique')
  const button = page.getByRole('button', { name: words.fr.open })
  const panel = page.getByRole('dialog', { name: words.fr.title })
  await button.click()
  await expect(panel.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  const more = page.getByRole('banner').getByRole('button', { name: 'Plus' })
  await more.click()
  await expect(page.locator(':popover-open')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(more).toBeFocused()
})

test('keeps what is being written while it is closed and when one goes on', deep, async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: words.fr.open })
  const field = page.getByRole('dialog', { name: words.fr.title }).getByRole('textbox')
  await button.click()
  await field.fill('Une robe pour le 12 juin')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await button.click()
  await expect(field).toHaveValue('Une robe pour le 12 juin')
  await page.goto('/boutique')
  await button.click()
  await expect(field).toHaveValue('Une robe pour le 12 juin')
})

test('asks the house once every five minutes, open or not', deep, async ({ page }) => {
  let asked = 0
  await page.clock.install()
  await page.route('**/api/whatsapp/status*', (route) => {
    asked++
    // The words tell that an answer has arrived: the time until the next question begins then.
    const data = {
      isOnline: false,
      customMessage: `Réponse ${asked}`,
      lastUpdated: '2026-11-24T10:00:00.000Z',
    }
    return route.fulfill({ json: { success: true, data } })
  })
  await page.goto('/')
  const button = page.getByRole('button', { name: words.fr.open })
  await untilThere(page)
  await button.click()
  const chat = page.getByRole('dialog', { name: words.fr.title })
  for (const nth of [1, 2, 3]) {
    await expect(chat.getByText(`Réponse ${nth}`)).toBeVisible()
    expect(asked).toBe(nth)
    await page.clock.runFor(statusPollMs)
  }
})

test('is online without a word while the house does not answer', deep, async ({ page }) => {
  await page.route('**/api/whatsapp/status*', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: words.fr.open }).click()
  const panel = page.getByRole('dialog', { name: words.fr.title })
  await expect(panel).toContainText('En ligne')
  await expect(panel).toContainText('Comment pouvons-nous vous aider')
})

for (const viewport of [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
])
  test.describe(
    `in a window of ${viewport.width} by ${viewport.height} that asks about cookies`,
    deep,
    () => {
      test.use({ viewport, answered: false })

      test('the conversation is whole and within reach', async ({ page }) => {
        await page.goto('/')
        await expect(page.locator('[data-consent-bar]')).toBeVisible()
        await page.getByRole('button', { name: words.fr.open }).click()
        const panel = page.getByRole('dialog', { name: words.fr.title })
        const box = await panel.boundingBox()
        expect(box?.height).toBeGreaterThan(200)
        expect(box?.y).toBeGreaterThanOrEqual(0)
        await panel.getByRole('textbox').fill('Bonjour')
        for (const part of [
          panel.getByRole('link', { name: words.fr.send }),
          panel.getByRole('button', { name: 'Fermer la conversation' }),
        ]) {
          await part.scrollIntoViewIfNeeded()
          expect(await isCovered(part)).toBe(false)
        }
      })
    },
  )

test('a message at the foot of the window leaves the button of the chat free', deep, async ({ page }) => {
  await page.goto('/boutique')
  const button = page.getByRole('button', { name: words.fr.open })
  await expect(button).toBeVisible()
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /favoris/ })
    .first()
  // What was pressed lies where a message would be at the top.
  await heart.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    scrollBy({ top: -120, behavior: 'instant' })
  })
  await heart.click()
  const message = page.getByRole('button', { name: 'Fermer', exact: true })
  await expect(message).toBeVisible()
  expect((await message.boundingBox())?.y).toBeGreaterThan(500)
  // The message comes in from the edge of the window before it rests above the button.
  await expect.poll(() => isCovered(button)).toBe(false)
})

test('keeps away from where one pays', deep, async ({ page }) => {
  await page.clock.install()
  await page.goto(pathTo('challenge'))
  await page.clock.runFor(10_000)
  await expect(page.getByRole('button', { name: words.fr.open })).toHaveCount(0)
})

test('its button makes way for what can be pressed, and for the last lines of a page', async ({ page }) => {
  await page.goto('/boutique')
  await page.getByRole('article').first().getByRole('link').first().click()
  const button = page.getByRole('button', { name: words.fr.open })
  await expect(button).toBeVisible()
  const phone = page.getByRole('main').locator('a[href^="tel:"]').first()
  const isTouched = async () => {
    const [link, chat] = await Promise.all([phone.boundingBox(), button.boundingBox()])
    // Where no place is free it is not seen, and takes no press.
    const holder = page.locator('div:has(> div > [data-chat-button])')
    const isSeen = (await holder.evaluate((shown) => getComputedStyle(shown).opacity)) !== '0'
    if (!isSeen || !link || !chat) return false
    return link.x + link.width > chat.x && link.y + link.height > chat.y && link.y < chat.y + chat.height
  }
  // Both are asked in the turn of the scroll: the button makes way as soon as the page has come to rest.
  const wasTouched = await phone.evaluate((link) => {
    Object.assign((link as HTMLElement).style, { position: 'relative', float: 'right' })
    const middleOf = ({ top, height }: DOMRect) => top + height / 2
    const chat = document.querySelector('[data-chat-button]')?.getBoundingClientRect() ?? new DOMRect()
    scrollBy({ top: middleOf(link.getBoundingClientRect()) - middleOf(chat), behavior: 'instant' })
    const { right, top, bottom } = link.getBoundingClientRect()
    return right > chat.left && bottom > chat.top && top < chat.bottom
  })
  expect(wasTouched).toBe(true)
  await expect.poll(isTouched).toBe(false)
  expect(await isCovered(phone)).toBe(false)

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const last = page.getByRole('contentinfo').locator('a, p').last()
  const isClear = async () => {
    const [low, chat] = await Promise.all([last.boundingBox(), button.boundingBox()])
    return (low?.y ?? 0) + (low?.height ?? 0) <= (chat?.y ?? 0)
  }
  await expect.poll(isClear).toBe(true)
})
