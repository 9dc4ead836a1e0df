import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { latePartsReady } from '../script-ready.ts'

const banner = (page: Page) => page.getByRole('banner')
const foot = (page: Page) => page.getByRole('contentinfo')
const calls = '**/api/**'

for (const { lng, link, title, unreached, retry, opened, call } of [
  {
    lng: 'fr',
    link: 'Prendre Rendez-vous',
    title: 'Cette page n’a pas pu s’ouvrir',
    unreached: /La maison n’a pas pu être jointe/,
    retry: 'Réessayer',
    opened: 'Prendre rendez-vous',
    call: /^Appelez-nous au/,
  },
  {
    lng: 'en',
    link: 'Book an appointment',
    title: 'This page could not be opened',
    unreached: /The house could not be reached/,
    retry: 'Try again',
    opened: 'Book an appointment',
    call: /^Call us on/,
  },
])
  test(
    `a page whose calls are cut off keeps header, footer and telephone, and opens later (${lng})`,
    lng === 'fr' ? {} : deep,
    async ({ page }) => {
      await page.goto(`/?lng=${lng}`)
      await page.route(calls, (route) => route.abort())
      await page.getByRole('main').getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(unreached)).toBeVisible()
      await expect(banner(page)).toBeVisible()
      await expect(foot(page)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: call })).toHaveAttribute(
        'href',
        /^tel:\+/,
      )
      expect(await accessibilityFaults(page)).toEqual([])
      await page.unroute(calls)
      await page.getByRole('button', { name: retry }).click()
      await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible()
    },
  )

test('a house that answers with a fault says its own sentence in its own frame', async ({ page }) => {
  await page.goto('/')
  const json = { success: false, code: 'service_busy', message: 'La maison est très sollicitée.' }
  await page.route(calls, (route) => route.fulfill({ status: 503, json }))
  await page.getByRole('main').getByRole('link', { name: 'Prendre Rendez-vous' }).first().click()
  await expect(page.getByText('La maison est très sollicitée.')).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Créations d.Exception/ })).toBeVisible()
})

test('of two presses the later one counts, also where the scripts of the first come after it', async ({
  page,
}) => {
  await page.goto('/')
  await latePartsReady(page)
  await banner(page).getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/a-propos')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/contact.page-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const coming = page.waitForRequest('**/assets/contact.page-*.js')
  await banner(page).getByRole('link', { name: 'Contact' }).click()
  const script = (await coming).url()
  await banner(page).getByRole('link', { name: 'Maison Clairval' }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => {
    // The press that is made again is the page's own.
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted || document.body.setAttribute('data-again', ''),
      true,
    )
  })
  held.resolve()
  await page.evaluate(async (address) => {
    await (await fetch(address)).arrayBuffer()
    await new Promise(requestAnimationFrame)
  }, script)
  await expect(page.locator('body')).not.toHaveAttribute('data-again')
  await expect(page).toHaveURL('/')
})

test('a link whose scripts cannot be had says so where one is, and works when the line is back', async ({
  page,
}) => {
  await page.goto('/a-propos')
  await latePartsReady(page)
  await page.evaluate(() => {
    document.body.dataset.here = 'still'
  })
  const scripts = '**/assets/contact.page-*.js'
  await page.route(scripts, (route) => route.abort())
  const contact = banner(page).getByRole('link', { name: 'Contact' })
  await contact.click()
  await expect(page.getByText('Cette page n’a pas pu s’ouvrir').first()).toBeVisible()
  await expect(page).toHaveURL('/a-propos')
  await expect(page.locator('body')).toHaveAttribute('data-here', 'still')
  await page.unroute(scripts)
  await contact.click()
  await expect(page.getByLabel('Objet')).toBeVisible()
  await expect(page.locator('body'), 'the document was never loaded again').toHaveAttribute(
    'data-here',
    'still',
  )
})
