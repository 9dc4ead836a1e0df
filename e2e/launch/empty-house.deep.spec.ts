import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { type SitemapEntry, sitemap } from '../../src/sitemap.ts'
import { killedServer } from '../../src/testing/faults/killed-server.ts'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { crawlSite } from '../crawl/crawl-site.ts'
import { pageFaults } from '../crawl/page-faults.ts'
import { readSitemap } from '../crawl/read-sitemap.ts'
import {
  brokenFiles,
  brokenLinks,
  doubledPages,
  oneWayPages,
  pagesOf,
  properPages,
} from '../crawl/site-faults.ts'
import { expect, test } from '../journey.ts'
import { htmlFaults } from '../valid-html.ts'

const products = 10
const picturesOfEach = 4

/** As cameras, telephones and scanners leave them. */
const shapes = [
  [900, 1200],
  [3000, 700],
  [640, 2400],
  [1200, 1200],
  [4000, 3000],
  [700, 701],
] as const

const formats = ['jpeg', 'png', 'webp'] as const

const photograph = async (number: number) => {
  const [width, height] = shapes[number % shapes.length] ?? [900, 1200]
  const format = formats[number % formats.length] ?? 'jpeg'
  const background = { r: (number * 37) % 256, g: (number * 59) % 256, b: (number * 83) % 256 }
  const bytes = await plainPicture({ width, height, background }).toFormat(format).toBuffer()
  return { bytes, extension: format === 'jpeg' ? 'jpg' : format }
}

/** A folder of photographs named after the products, one of them as an iPhone has it. */
const folderOfPhotographs = async (folder: string) => {
  mkdirSync(folder)
  for (let number = 0; number < products * picturesOfEach; number++) {
    const product = (number % products) + 1
    const place = Math.floor(number / products) + 1
    const { bytes, extension } = await photograph(number)
    writeFileSync(join(folder, `rob-${product}-${place}.${extension}`), bytes)
  }
  writeFileSync(join(folder, 'rob-1-9.heic'), await readFile('src/testing/pictures/iphone.heic'))
}

const headings =
  'Référence;Nom;Nom anglais;Catégorie;Prix;Texte;Texte anglais;Composition;Composition anglaise;Matière;Stock 38;Stock 40'

const categories = ['Robes du soir', 'Mariage', 'Voiles et capes']

const line = (number: number) =>
  [
    `ROB-${number}`,
    `Robe d’essai ${number}`,
    `Trial gown ${number}`,
    categories[number % categories.length],
    `${900 + number * 10},00`,
    `Coupée dans le biais, numéro ${number}.`,
    `Cut on the bias, number ${number}.`,
    '100 % soie',
    '100% silk',
    'Soie',
    number % 3,
    2,
  ].join(';')

const adminOf = async (server: Awaited<ReturnType<typeof killedServer>>) => {
  const said = await server.command('scripts/run.mjs', [
    'scripts/appoint-admin.ts',
    owner.email,
    'Hélène',
    'Essai',
  ])
  const { pathname, search, hash } = new URL(/https?:\/\/\S+/.exec(said)?.[0] ?? '')
  return pathname + search + hash
}

const owner = { email: 'helene@maison-essai.fr', password: 'une aiguille dans le tissu bleu' }

/** The owner chooses a password by the link that the command printed, and signs in. */
const enter = async (page: Page, link: string) => {
  await page.goto(link)
  for (const field of await page.getByRole('textbox').all()) await field.fill(owner.password)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByRole('button', { name: 'Changer le mot de passe' })).toBeHidden()
  await page.goto('/auth?redirect=admin')
  await page.getByLabel('Adresse e-mail').fill(owner.email)
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(owner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/admin/)
}

const addCategory = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Ajouter une catégorie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle catégorie' })
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
  await dialog.getByLabel('Nom en anglais').fill(`${name} in English`)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
}

const importProducts = async (page: Page, folder: string) => {
  await page.goto('/admin/import')
  const buffer = Buffer.from(
    [headings, ...Array.from({ length: products }, (_, at) => line(at + 1))].join('\r\n'),
  )
  await page
    .getByRole('region', { name: 'Choisir un fichier' })
    .locator('input')
    .setInputFiles({ name: 'collection.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: /^Comparer/ }).click()
  await page.getByRole('button', { name: `Importer ${products} produits` }).click()
  await expect(page.getByText(`Importé. Ajoutés : ${products}, changés : 0.`)).toBeVisible()
  await page.getByLabel('Choisir un dossier').last().setInputFiles(folder)
  const all = products * picturesOfEach + 1
  await expect(page.getByText(`${all} photographies sur ${all} ajoutées, 0 refusées.`)).toBeVisible({
    timeout: 120_000,
  })
}

const publishAll = async (page: Page) => {
  await page.goto('/admin/products')
  await page.getByRole('checkbox', { name: 'Sélectionner Robe d’essai 1', exact: true }).check()
  const bar = page.getByRole('region', { name: 'Sur les lignes choisies' })
  await bar.getByRole('button', { name: `Choisir les ${products} de cette page` }).click()
  await bar.getByLabel('Que faire des produits choisis').selectOption('Publier')
  await bar.getByRole('button', { name: `Appliquer (${products})` }).press('Enter')
  await expect(bar.getByText(`C’est fait pour ${products} produits.`)).toBeVisible({ timeout: 30_000 })
}

const dressHome = async (page: Page) => {
  await page.goto('/admin/pages')
  const hero = page.getByRole('region', { name: 'Accueil' }).getByRole('listitem').first()
  const buffer = await plainPicture({ width: 2400, height: 1500 }).jpeg().toBuffer()
  await hero
    .locator('input[type=file]')
    .setInputFiles({ name: 'vitrine.jpg', mimeType: 'image/jpeg', buffer })
  // What a new picture shows is asked at once.
  const picture = page.getByRole('dialog', { name: 'L’image de l’accueil' })
  await picture.getByRole('textbox', { name: 'Ce qu’elle montre', exact: true }).fill('La vitrine, le soir')
  await picture.getByLabel('Ce qu’elle montre, en anglais').fill('The window at night')
  await picture.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(picture).toBeHidden()
  const words = page.getByRole('region', { name: 'Textes' })
  await words
    .getByRole('button', { name: /^Changer/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Un texte de la page' })
  await dialog.getByLabel('En français').fill('Maison d’essai, robes de fête')
  await dialog.getByLabel('En anglais').fill('A house on trial, gowns for feasts')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
}

const writeTerms = async (page: Page) => {
  await page.goto('/admin/textes?text=cgv')
  await page.getByRole('button', { name: 'Écrire une nouvelle version' }).click()
  const form = page.getByRole('form', { name: 'Nouvelle version' })
  const day = await form.getByLabel('Prend effet le').getAttribute('min')
  await form.getByLabel('Prend effet le').fill(day ?? '')
  const french = form.getByLabel('En français, qui fait foi')
  await french.fill(`${await french.inputValue()}\n\n## Les essais\n\nLa maison d’essai essaie.`)
  const english = form.getByLabel('En anglais')
  await english.fill(`${await english.inputValue()}\n\n## Trials\n\nThe house on trial tries.`)
  await form.getByRole('button', { name: 'Enregistrer la version' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'En vigueur' })).toHaveCount(1)
}

const publicPaths = Object.values<SitemapEntry>(sitemap).flatMap(({ path, access, development }) =>
  access === 'public' && !development && !/[:*]/.test(path) ? [path] : [],
)

/** What robots, the validator and axe find in the shop. */
const lookAtShop = async (page: Page, baseUrl: string) => {
  const listed = await readSitemap(page, `${baseUrl}/sitemap.xml`)
  const known = languages.flatMap((lng) => publicPaths.map((path) => baseUrl + localizedPath(path, lng)))
  const site = await crawlSite(page, [...known, ...listed.map(({ address }) => address)])
  expect(listed.length).toBeGreaterThan(products)
  expect.soft(await brokenLinks(site), 'links').toEqual([])
  expect.soft(await oneWayPages(site), 'languages').toEqual([])
  expect.soft(await doubledPages(site), 'titles').toEqual([])
  expect.soft(await brokenFiles(site, listed), 'files').toEqual([])
  const own = pagesOf(site).flatMap(([address, facts]) => pageFaults(address, facts))
  expect.soft(own, 'pages by themselves').toEqual([])
  for (const [address] of properPages(site))
    expect.soft(await htmlFaults(site.get(address)?.html ?? ''), address).toEqual([])
  const gown = listed.find(({ address }) => address.includes('/boutique/produit/'))?.address ?? ''
  for (const address of ['/', '/boutique', '/cgv', '/sur-mesure', new URL(gown).pathname]) {
    await page.goto(baseUrl + address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect.soft(await accessibilityFaults(page), address).toEqual([])
  }
}

for (const { width, height, hasTouch } of [
  { width: 1440, height: 900, hasTouch: false },
  { width: 390, height: 844, hasTouch: true },
])
  test(`an owner fills an empty house and opens it, ${width} pixels wide`, async ({ browser }) => {
    test.setTimeout(280_000)
    const folder = mkdtempSync(join(tmpdir(), 'empty-house-'))
    const server = await killedServer({ dataDir: join(folder, 'data') })
    // The address that its pages name, where no setting names another.
    const baseUrl = server.baseUrl.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch,
      baseURL: baseUrl,
      locale: 'fr-FR',
    })
    context.setDefaultTimeout(30_000)
    const page = await context.newPage()
    try {
      await folderOfPhotographs(join(folder, 'photographies'))
      const link = await adminOf(server)
      await server.start()
      await enter(page, link)
      await page.goto('/admin/categories')
      for (const name of categories) await addCategory(page, name)
      await importProducts(page, join(folder, 'photographies'))
      await publishAll(page)
      await dressHome(page)
      await writeTerms(page)
      await lookAtShop(page, baseUrl)
    } finally {
      await context.close()
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
