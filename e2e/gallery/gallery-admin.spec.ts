import type { Locator, Page } from '@playwright/test'
import type { AdminGalleryItem } from '../../src/features/gallery/gallery-admin.contract.ts'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect } from '../journey.ts'
import { testWithOwnServer as test } from '../server/with-own-server.ts'
import { openSession, signIn } from '../sign-in.ts'

test.describe.configure({ mode: 'default' })

let shade = 0

const pictureNamed = async (name: string) => {
  shade += 1
  const background = { r: 200, g: 150, b: shade }
  return { name, mimeType: 'image/png', buffer: await plainPicture({ background }).png().toBuffer() }
}

const input = (page: Page) => page.locator('input[type=file]')

const uploads = (page: Page) => page.getByRole('list', { name: 'Images en route' })

const uploadRow = (page: Page, name: string) => uploads(page).getByRole('listitem').filter({ hasText: name })

const order = (page: Page) => page.getByRole('list', { name: 'Images, dans l’ordre de la page' })

const titles = (page: Page) => order(page).getByRole('link').allInnerTexts()

const handleOf = (page: Page, title: string) =>
  order(page).getByRole('button', { name: new RegExp(`^Déplacer ${title},`) })

/** Changes an item over the API, as a colleague would at the same time. */
const asColleague = async (page: Page, change: (item: AdminGalleryItem) => object, board = 'lookbook') => {
  const { token } = await openSession(page.context(), 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const { items } = await (await page.request.get(`/api/admin/gallery?board=${board}`, { headers })).json()
  const [item]: [AdminGalleryItem] = items
  const data = {
    ...item,
    products: item.products.map(({ _id }) => _id),
    focalPoint: item.image.focalPoint,
    ...change(item),
  }
  expect((await page.request.put(`/api/gallery/${item._id}`, { headers, data })).status()).toBe(200)
  return item
}

/** Hangs a picture on a board over the API; returns its id. */
const hang = async (page: Page, board: string, title: string) => {
  const { token } = await openSession(page.context(), 'admin')
  const answer = await page.request.post('/api/gallery', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { board, title, image: await pictureNamed(`${title}.png`) },
  })
  const { item } = await answer.json()
  return String(item._id)
}

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('several pictures are brought in at once; one that fails is tried again alone', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/gallery?board=inspiration')
  await expect(order(page)).toBeVisible()
  const before = (await titles(page)).length
  let tries = 0
  await page.route('**/api/gallery?*', async (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('deux.png')
    if (isSecond) tries += 1
    await (isSecond && tries === 1 ? route.abort() : route.continue())
  })
  const letter = { name: 'lettre.txt', mimeType: 'text/plain', buffer: Buffer.from('Chère Madame') }
  await input(page).setInputFiles([
    await pictureNamed('un.png'),
    await pictureNamed('deux.png'),
    letter,
    await pictureNamed('trois.png'),
  ])
  await expect(uploadRow(page, 'un.png')).toContainText('Accrochée, en brouillon')
  await expect(uploadRow(page, 'trois.png')).toContainText('Accrochée, en brouillon')
  await expect(uploadRow(page, 'deux.png').getByRole('alert')).toHaveText('La maison n’a pas pu être jointe.')
  await expect(uploadRow(page, 'lettre.txt').getByRole('alert')).toContainText('lettre.txt')
  await expect(page.getByText('2 images accrochées sur 4. 2 à reprendre.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Réessayer « deux.png »' }).press('Enter')
  await expect(uploadRow(page, 'deux.png')).toContainText('Accrochée, en brouillon')
  await page.getByRole('button', { name: 'Retirer « lettre.txt » de la liste' }).press('Enter')
  await expect(uploadRow(page, 'lettre.txt')).toHaveCount(0)
  await expect(order(page).getByRole('listitem')).toHaveCount(before + 3)
  await expect(order(page).getByRole('listitem').last()).toContainText('Brouillon')
  await page.getByRole('button', { name: 'Ranger les images accrochées' }).press('Enter')
  await expect(uploads(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choisir des images' }).first()).toBeFocused()
})

test('pictures are put in order by keys and by dragging, and the house keeps it', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/gallery')
  await expect(handleOf(page, 'Victoire, de dos')).toBeVisible()
  const [first = '', second = '', third = ''] = (await titles(page)).map((title) =>
    title.replace(/^\d+\. /, ''),
  )
  const saved = () => page.waitForResponse('**/api/gallery/order?*')

  const byKey = saved()
  await handleOf(page, first).press('ArrowDown')
  await byKey
  await expect(page.getByText(`${first} : place 2 sur 12.`)).toBeAttached()
  await expect(handleOf(page, first)).toBeFocused()
  expect((await titles(page)).slice(0, 2)).toEqual([`1. ${second}`, `2. ${first}`])

  const byButton = saved()
  await page.getByRole('button', { name: `Descendre ${first}` }).press('Enter')
  await byButton
  await expect(page.getByRole('button', { name: `Descendre ${first}` })).toBeFocused()
  expect((await titles(page)).slice(0, 3)).toEqual([`1. ${second}`, `2. ${third}`, `3. ${first}`])

  const byPointer = saved()
  await drag(page, handleOf(page, first), order(page).getByRole('listitem').first())
  await byPointer
  await expect.poll(() => titles(page)).toContain(`1. ${first}`)
  await page.reload()
  await expect(handleOf(page, first)).toBeVisible()
  expect((await titles(page)).slice(0, 3)).toEqual([`1. ${first}`, `2. ${second}`, `3. ${third}`])

  const { items } = await (await page.request.get('/api/gallery?board=lookbook')).json()
  expect(items[0].title).toBe(first)
})

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y }
}

const drag = async (page: Page, handle: Locator, onto: Locator) => {
  const from = await middleOf(handle)
  const to = await middleOf(onto)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(from.x, to.top + 4, { steps: 5 })
  await page.mouse.up()
}

test('an order that the house refuses is undone, and said to be', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/gallery')
  await expect(handleOf(page, 'Trois traînes')).toBeVisible()
  const before = await titles(page)
  await page.route('**/api/gallery/order?*', (route) => route.abort())
  await handleOf(page, 'Trois traînes').press('Home')
  await expect(
    page.getByRole('status').filter({ hasText: 'L’ordre n’a pas été enregistré.' }).first(),
  ).toBeAttached()
  await expect.poll(() => titles(page)).toEqual(before)
  await expect(handleOf(page, 'Trois traînes')).toBeFocused()
})

test('a picture is described, framed and published, and then seen by everybody', async ({ page }) => {
  await signIn(page, 'admin')
  const id = await hang(page, 'lookbook', '')
  await page.goto(`/admin/gallery?opened=${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Sans titre' }).first()).toBeFocused()
  await page.getByRole('radio', { name: 'Publiée' }).press('Space')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  const french = page.getByRole('group', { name: 'Français' })
  const english = page.getByRole('group', { name: 'Anglais' })
  const missing = 'Décrivez l’image, pour qui ne la voit pas, avant de la publier.'
  await expect(french.getByLabel('Titre')).toBeFocused()
  await expect(french.getByText(missing)).toBeVisible()
  await expect(english.getByText(missing)).toBeVisible()
  const alt = 'Description pour qui ne voit pas l’image'
  await french.getByLabel('Titre').fill('L’essayage')
  await french.getByLabel(alt).fill('Une robe que l’on épingle')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(english.getByLabel(alt)).toBeFocused()
  await english.getByLabel(alt).fill('A gown being pinned')
  await page.getByLabel('Occasion').selectOption('Cérémonie')
  await page.getByRole('checkbox', { name: 'Rose' }).check()

  await page.getByLabel('Chercher une pièce à ajouter').fill('Garance')
  await page.getByRole('button', { name: 'Ajouter Robe Garance' }).press('Enter')
  await expect(page.getByLabel('Chercher une pièce à ajouter')).toBeFocused()
  await page.getByLabel('Chercher une pièce à ajouter').fill('Opéra')
  await page.getByRole('button', { name: 'Ajouter Robe Opéra' }).press('Enter')
  await page.getByRole('button', { name: 'Monter Robe Opéra' }).press('Enter')
  await expect(page.getByText('Robe Opéra : place 1 sur 2.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Monter Robe Opéra' })).toBeFocused()

  await page.getByRole('button', { name: /^Point à garder en vue/ }).press('Shift+ArrowRight')
  await expect(page.getByLabel('De gauche à droite, en %')).toHaveValue('60')
  await page.getByLabel('De haut en bas, en %').fill('20')
  const preview = page.getByRole('region', { name: 'Aperçu' })
  await expect(preview.getByRole('heading', { name: 'L’essayage', includeHidden: true })).toBeVisible()
  await expect(preview.getByText('Robe Opéra')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('Image enregistrée')).toBeVisible()

  const { items } = await (await page.request.get('/api/gallery?board=lookbook&lng=en')).json()
  expect(items.at(-1)).toMatchObject({
    title: 'L’essayage',
    occasion: 'ceremonie',
    colours: ['rose'],
    image: { alt: 'A gown being pinned', focalPoint: { x: 60, y: 20 } },
    products: [{ name: 'Opéra Ball Gown' }, { name: 'Garance Dress' }],
  })

  await page.getByRole('button', { name: 'Supprimer l’image' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer l’image' }).press('Enter')
  await expect(page.getByText('Image supprimée')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Galerie' })).toBeFocused()
  await expect(order(page).getByText('L’essayage')).toHaveCount(0)
})

test('what is written stays while a colleague changes the same picture', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/gallery?board=inspiration')
  await order(page).getByRole('link').first().press('Enter')
  const french = page.getByRole('group', { name: 'Français' })
  await french.getByLabel('Titre').fill('Mon titre')
  await french.getByLabel('Texte').fill('Mes mots.')
  const change = ({ fr }: AdminGalleryItem) => ({ fr: { ...fr, title: 'Le sien' }, occasion: 'soiree' })
  await asColleague(page, change, 'inspiration')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('L’image n’a pas été enregistrée')).toBeVisible()
  await expect(page.getByText('Dans la maison : Le sien')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cette image a été modifiée par ailleurs' })).toBeFocused()
  await expect(french.getByLabel('Titre')).toHaveValue('Mon titre')
  await expect(french.getByLabel('Texte')).toHaveValue('Mes mots.')
  await expect(page.getByLabel('Occasion')).toHaveValue('soiree')
  await page.getByRole('button', { name: 'Reprendre « Titre en français » de la maison' }).press('Enter')
  await expect(french.getByLabel('Titre')).toHaveValue('Le sien')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('Image enregistrée')).toBeVisible()
  const { items } = await (await page.request.get('/api/gallery?board=inspiration')).json()
  expect(items[0]).toMatchObject({ title: 'Le sien', text: 'Mes mots.', occasion: 'soiree' })
})

test('what is written waits while one looks at the board', deep, async ({ page }) => {
  await signIn(page, 'admin')
  const id = await hang(page, 'inspiration', 'Une idée')
  await page.goto(`/admin/gallery?board=inspiration&opened=${id}`)
  await page.getByRole('group', { name: 'Anglais' }).getByLabel('Titre').fill('An idea')
  await expect(page.getByText('Ces changements ne sont pas encore enregistrés.')).toBeVisible()
  await page.getByRole('link', { name: 'Toute la galerie' }).press('Enter')
  await order(page).getByRole('link', { name: 'Une idée' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Anglais' }).getByLabel('Titre')).toHaveValue('An idea')
  await page.getByRole('button', { name: 'Revenir à ce qui est enregistré' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Anglais' }).getByLabel('Titre')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeFocused()
})

test.describe('on a phone, in English', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the gallery has room for all of it, and takes dropped files', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/gallery?board=inspiration&lng=en')
    const list = page.getByRole('list', { name: 'Pictures, in the order of the page' })
    await expect(list).toBeVisible()
    const { buffer } = await pictureNamed('dropped.png')
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
        return transfer
      },
      [...buffer],
    )
    await page.getByRole('region', { name: 'Add pictures' }).dispatchEvent('drop', { dataTransfer: dropped })
    await expect(page.getByText('Hung, as a draft')).toBeVisible()
    expect(await noSidewaysScroll(page)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Describe “dropped.png”' }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Untitled' }).first()).toBeFocused()
    await page.getByRole('radio', { name: 'Published' }).press('Space')
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(page.getByText('It needs a French title before it is published.')).toBeVisible()
    expect(await noSidewaysScroll(page)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('the gallery is not for staff', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Commandes' }).first()).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Galerie', exact: true })).toHaveCount(
    0,
  )
})
