import { readFile } from 'node:fs/promises'
import { accessibilityFaults } from '../accessibility.ts'
import { expect } from '../journey.ts'
import { testWithServerOf } from '../server/with-own-server.ts'
import { signIn } from '../sign-in.ts'

/** The house closes by itself at forty minutes past each hour: here it has just passed. */
const untilJustPassed = () => (60 + 42 - new Date().getMinutes()) % 60

const test = testWithServerOf(() => ({ CLOCK_AHEAD_MINUTES: String(untilJustPassed()) }))

/** The second journey looks at what the first has closed. */
test.describe.configure({ mode: 'serial' })

const widths = { desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } }

test('an admin closes a month for good, saves the closings and prints the attestation', async ({ page }) => {
  await page.setViewportSize(widths.desk)
  await signIn(page, 'admin')
  await page.goto('/admin/comptes?view=clotures')
  const main = page.getByRole('main')
  const close = page.getByRole('region', { name: 'Clôturer' })
  const period = close.getByRole('combobox', { name: 'Période à clôturer' })
  await expect(period).toBeVisible()
  const [day, month] = await period.getByRole('option').allTextContents()
  expect([day, month]).toEqual([expect.stringMatching(/\d{4}$/), expect.stringMatching(/^\p{L}+ \d{4}$/u)])
  await period.selectOption(month ?? '')
  await close.getByRole('button', { name: 'Clôturer…' }).click()
  const question = page.getByRole('dialog', { name: `Clôturer «\u00a0${month}\u00a0»` })
  await expect(question).toContainText('C’est définitif.')
  await question.getByText('Ne pas clôturer').click()
  await expect(main.getByRole('row')).toHaveCount(0)
  await close.getByRole('button', { name: 'Clôturer…' }).click()
  await question.getByRole('button', { name: 'Clôturer définitivement' }).click()
  await expect(page.getByText(/périodes sont clôturées\.$/)).toBeVisible()

  const closed = main.getByRole('row').filter({ hasText: month ?? '' })
  await expect(closed).toContainText(/ par \p{L}+/u)
  await expect(period.getByRole('option').filter({ hasText: month ?? '' })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('combobox', { name: 'Clôtures' }).selectOption('Des mois')
  await expect(main.getByRole('rowheader').filter({ hasText: month ?? '' })).toBeVisible()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toMatch(/^\ufeffpériode;numéro;du;au;clôturée le;clôturée par;écritures;total HT;TVA;/)
  expect(text).toMatch(/\r\nmonth;\d+;.*;[\da-f]{64};\r\n/)

  await page.getByRole('link', { name: 'Attestation de l’éditeur' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText('article 286, I, 3° bis')
  await expect(sheet.getByRole('heading', { level: 4 })).toHaveText([
    'Inaltérabilité',
    'Sécurisation',
    'Conservation',
    'Archivage',
  ])
  await expect(sheet).toContainText(/les comptes sont clôturés du .* dont la dernière porte l’empreinte/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(sheet).toBeVisible()
})

test('on a telephone, closings and attestation fit', async ({ page }) => {
  await page.setViewportSize(widths.telephone)
  await signIn(page, 'admin')
  for (const [view, said] of [
    ['clotures', 'Total perpétuel'],
    ['attestation', 'Archivage'],
  ] as const) {
    await page.goto(`/admin/comptes?view=${view}`)
    await expect(page.getByRole('main').getByText(said).filter({ visible: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.goto('/admin/comptes?view=attestation&lng=en')
  await expect(page.getByText('It is a paper of French law, and therefore in French.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Fait à')
})
