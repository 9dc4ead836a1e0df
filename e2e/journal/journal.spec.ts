import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

test('the owner reads who did what, and all that happened to one record', async ({ page, browser }) => {
  const mark = Math.random().toString(36).slice(2, 9)
  await page.request.post('/api/contact', {
    data: {
      ...{ fullName: `Zoé ${mark}`, email: `${mark}@exemple.fr`, subject: `Un voile ${mark}` },
      message: 'Bonjour, pouvez-vous reprendre un voile ?',
    },
  })
  const staff = await browser.newContext()
  const { token } = await openSession(staff, 'staff')
  const headers = { authorization: `Bearer ${token}` }
  const found = await staff.request.get(`/api/admin/messages?search=${mark}`, { headers })
  const { messages }: { messages: readonly { _id: string }[] } = await found.json()
  const id = messages[0]?._id ?? ''
  const path = `/api/admin/messages/${id}`
  for (const closed of [true, false]) {
    const { message } = await (await staff.request.get(path, { headers })).json()
    const answer = await staff.request.patch(path, { headers, data: { closed, version: message.version } })
    expect(answer.ok()).toBe(true)
  }
  await staff.close()

  await signIn(page, 'admin')
  await page.goto(`/admin/journal?kind=message&subject=${id}`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Margaux Vasseur a rouvert le message')
  await expect(rows.nth(2)).toContainText('Margaux Vasseur a classé le message')
  await expect(rows.nth(2)).toContainText(/état\s: new → closed/)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(page).toHaveURL(/\/admin\/journal\?kind=message$/)
  await expect(page.getByLabel('Sur quoi')).toHaveValue('message')
  await page.getByLabel('Du', { exact: true }).fill('2020-01-02')
  await expect(page).toHaveURL(/from=2020-01-02/)
  await page.getByLabel('Au', { exact: true }).fill('2020-01-03')
  await expect(page.getByText('Rien n’est noté qui réponde à cela.')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: 'Margaux Vasseur' }).first().click()
  await expect(page).toHaveURL(/person=/)
  await expect(page.getByText('Ce qu’une seule personne a fait.')).toBeVisible()
  await page
    .getByRole('row', { name: /Margaux Vasseur/ })
    .getByRole('link', { name: 'Voir' })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/messages\?opened=/)
  await page.getByText('Qui a fait quoi').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Margaux Vasseur' }).first()).toBeVisible()
})

test('staff is told that the journal is for admins', deep, async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin/journal')
  await expect(page.getByText('Cette page est réservée aux administrateurs de la maison.')).toBeVisible()
})

test.describe('on a telephone', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('nothing is wider than the window, and a failing house says so', async ({ page }) => {
    await page.route('**/api/admin/audit*', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'admin')
    // Of one kind, because what other journeys did fills the first page of the whole log.
    await page.goto('/admin/journal?lng=en&kind=appointment')
    await expect(page.getByText('The log could not be read.')).toBeVisible()
    await page.unroute('**/api/admin/audit*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('entered an appointment').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
