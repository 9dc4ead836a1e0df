import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
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
