import type { Page } from '@playwright/test'
import { customMessageMaxLength } from '../../src/features/whatsapp/whatsapp.limits.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

test('the owner says that nobody answers, sees what visitors see, and who said it', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/whatsapp')
  const preview = page.getByRole('region', { name: 'Ce que voient les visiteurs' })
  const online = page.getByRole('checkbox', { name: /Quelqu’un répond/ })
  const message = page.getByRole('textbox', { name: 'Message' })
  await online.uncheck()
  await message.fill('De retour mardi.')
  await expect(preview).toContainText('Absente pour le moment')
  await expect(preview).toContainText('De retour mardi.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Conversation mise à jour')).toBeVisible()
  const { data } = await (await page.request.get('/api/whatsapp/status')).json()
  expect(data).toMatchObject({ isOnline: false, customMessage: 'De retour mardi.' })
  await expect(page.getByText(/Dernier changement.*par \S/)).toBeVisible()
  await online.check()
  await message.fill('')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .poll(async () => (await (await page.request.get('/api/whatsapp/status')).json()).data.isOnline)
    .toBe(true)
})

const openDesk = async (page: Page, status: object) => {
  const shown = {
    isOnline: true,
    customMessage: '',
    lastUpdated: '2026-11-24T10:00:00.000Z',
    updatedBy: null,
  }
  await page.route('**/api/admin/whatsapp*', (route) =>
    route.fulfill({ json: { success: true, status: { ...shown, ...status } } }),
  )
}

test('what nobody has touched follows a colleague, and saving takes nothing of it back', async ({ page }) => {
  await signIn(page, 'admin')
  await openDesk(page, { customMessage: 'Bonjour' })
  const sent: object[] = []
  await page.route('**/api/whatsapp/status*', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const body = route.request().postDataJSON()
    sent.push(body)
    return route.fulfill({
      json: { success: true, data: { ...body, lastUpdated: '2026-11-24T12:00:00.000Z' } },
    })
  })
  await page.goto('/admin/whatsapp')
  const online = page.getByRole('checkbox', { name: /Quelqu’un répond/ })
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('Bonjour')
  await message.fill('De retour mardi.')
  await openDesk(page, { isOnline: false, customMessage: 'Au salon', updatedBy: 'Une collègue' })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(/par Une collègue/)).toBeVisible()
  await expect(online).not.toBeChecked()
  await expect(message).toHaveValue('De retour mardi.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => sent).toEqual([{ isOnline: false, customMessage: 'De retour mardi.' }])
  await expect(message).toHaveValue('Au salon')
})

const desks = {
  fr: {
    online: /Quelqu’un répond/,
    save: 'Enregistrer',
    failed: 'Le changement n’a pas été enregistré',
    limit: '300 caractères au plus',
  },
  en: {
    online: /Somebody answers/,
    save: 'Save',
    failed: 'The change was not saved',
    limit: 'At most 300 characters',
  },
} as const

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const lng of ['fr', 'en'] as const)
    test(
      `a change that is refused says so and stays in the form, which holds 300 signs, ${lng}`,
      lng === 'fr' ? {} : deep,
      async ({ page }) => {
        const { online, save, failed, limit } = desks[lng]
        await signIn(page, 'admin')
        await openDesk(page, {})
        await page.route('**/api/whatsapp/status*', (route) =>
          route.request().method() === 'PUT'
            ? route.fulfill({ status: 503, json: { success: false, code: 'service_busy', message: '…' } })
            : route.continue(),
        )
        await page.goto(localizedPath('/admin/whatsapp', lng))
        const form = page.getByRole('main').locator('form')
        await form.getByRole('checkbox', { name: online }).focus()
        await page.keyboard.press('Space')
        await page.keyboard.press('Tab')
        const message = form.getByRole('textbox', { name: 'Message' })
        await expect(message).toBeFocused()
        await expect(message).toHaveAccessibleDescription(new RegExp(limit))
        await page.keyboard.insertText('é'.repeat(customMessageMaxLength + 1))
        await expect(message).toHaveValue('é'.repeat(customMessageMaxLength))
        await page.keyboard.press('Tab')
        await expect(form.getByRole('button', { name: save })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByText(failed).first()).toBeVisible()
        await expect(message).toHaveValue('é'.repeat(customMessageMaxLength))
        await expect(form.getByRole('checkbox', { name: online })).not.toBeChecked()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        expect(await accessibilityFaults(page)).toEqual([])
      },
    )
})
