import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../platform/context/context.ts'
import { enterCategories } from '../../../testing/catalog/catalog-factories.ts'
import { aProductInput } from '../../../testing/catalog/product-input.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp
let address = ''

beforeAll(async () => {
  app = await webApp()
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  await enterCategories(testProcess(app.test).context())
})

afterAll(() => app.close())

interface Call {
  readonly to: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  readonly body?: object | string
  readonly role?: Role | 'guest'
  readonly headers?: Readonly<Record<string, string>>
}

const call = async ({ to, body, role = 'admin', headers = {} }: Call) => {
  const [method = 'GET', path = ''] = to.split(' ')
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(role !== 'guest' && (await app.bearer(role))),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  })
  const caching = answer.headers.get('cache-control')
  return { status: answer.status, caching, body: await answer.json() }
}

const created = async () => (await call({ to: 'POST /products', body: aProductInput() })).body

describe('the life of a product over HTTP', () => {
  it('is entered with 201, read by its editor, changed, removed, and then gone', async () => {
    const body = aProductInput({ name: 'Robe Isaure', en: { name: 'Isaure Gown' } })
    const entered = await call({ to: 'POST /products', body })
    expect(entered).toMatchObject({ status: 201, body: { name: 'Robe Isaure', version: 1 } })
    const { _id } = entered.body
    const edited = await call({ to: `GET /admin/products/${_id}` })
    expect(edited).toMatchObject({ status: 200, body: { success: true, product: { en: body.en } } })
    const changed = await call({
      to: `PUT /products/${_id}?lng=en`,
      body: { ...edited.body.product, price: 1800 },
    })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Isaure Gown', price: 1800, version: 2 } })
    const seen = await call({ to: `GET /products/${_id}?lng=en`, role: 'guest' })
    expect(seen).toEqual({ ...changed, caching: 'no-cache' })
    expect(changed.caching).toBe('private, no-store')
    expect(await call({ to: `DELETE /products/${_id}` })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await call({ to: `GET /products/${_id}`, role: 'guest' })).toMatchObject({ status: 404 })
    expect(await call({ to: `DELETE /products/${_id}` })).toMatchObject({ status: 404 })
  })
})

describe('a write that takes no body', () => {
  it('may call nothing JSON', async () => {
    const { _id } = await created()
    const headers = { 'content-type': 'application/json' }
    expect(await call({ to: `DELETE /products/${_id}`, headers })).toMatchObject({ status: 200 })
  })
})

describe('a write that is refused', () => {
  it.each([
    ['guest', 401, 'sign_in_required'],
    ['user', 403, 'access_denied'],
    ['staff', 403, 'access_denied'],
  ] as const)('is, for %s, %i whatever was sent', async (role, status, code) => {
    const { _id } = await created()
    const calls: Call[] = [
      { to: 'POST /products', body: {}, role },
      { to: `PUT /products/${_id}`, body: {}, role },
      { to: `DELETE /products/${_id}`, role },
      { to: `GET /admin/products/${_id}`, role },
    ]
    for (const refused of calls) expect(await call(refused)).toMatchObject({ status, body: { code } })
    expect(await call({ to: `GET /products/${_id}` })).toMatchObject({ status: 200 })
  })

  it('is 400 when it cannot be read', async () => {
    expect(await call({ to: 'POST /products', body: '{"name":' })).toMatchObject({
      status: 400,
      body: { success: false, code: 'malformed_request' },
    })
  })

  it('is 413 when it is larger than any product', async () => {
    const body = aProductInput({ description: 'a'.repeat(1_100_000) })
    expect(await call({ to: 'POST /products', body })).toMatchObject({ status: 413 })
  })

  it('is 415 when it is not JSON', async () => {
    const headers = { 'content-type': 'application/xml' }
    expect(await call({ to: 'POST /products', body: '<piece/>', headers })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_content' },
    })
  })

  it.each([
    ['fr', 'Ce champ est obligatoire.', 'Un prix en euros entiers est attendu.', 'Au moins 0.'],
    ['en', 'This field is required.', 'A price in whole euros is expected.', 'At least 0.'],
  ])('is 422 with a sentence for each field, in %s', async (lng, composition, price, stock) => {
    const body = aProductInput({
      price: 12.5,
      attributes: { material: 'Soie', composition: '' },
      variants: [{ size: '38', stock: -1 }],
    })
    expect(await call({ to: `POST /products?lng=${lng}`, body })).toMatchObject({
      status: 422,
      body: {
        success: false,
        code: 'invalid_input',
        message: expect.any(String),
        fields: { price, 'attributes.composition': composition, 'variants.0.stock': stock },
      },
    })
  })

  it.each([
    ['fr', 'Cette catégorie n’existe pas.'],
    ['en', 'This category does not exist.'],
  ])('is 422 for a category that does not exist, in %s', async (lng, sentence) => {
    const body = aProductInput({ category: 'nowhere' })
    expect(await call({ to: `POST /products?lng=${lng}`, body })).toMatchObject({
      status: 422,
      body: { fields: { category: sentence } },
    })
  })

  it.each([
    ['fr', 'Cette référence est déjà celle d’une autre pièce.'],
    ['en', 'This reference is already that of another piece.'],
  ])('is 409 for a reference that is taken, in %s', async (lng, sentence) => {
    const { sku } = await created()
    expect(await call({ to: `POST /products?lng=${lng}`, body: aProductInput({ sku }) })).toMatchObject({
      status: 409,
      body: { code: 'sku_taken', message: sentence, fields: { sku: sentence } },
    })
  })

  it.each([
    ['fr', 'Cette pièce a été modifiée entre-temps. Rechargez-la avant d’enregistrer.'],
    ['en', 'This piece has been changed in the meantime. Reload it before saving.'],
  ])('is 409 from a version that is past, in %s', async (lng, message) => {
    const { _id } = await created()
    const body = { ...aProductInput(), version: 7 }
    const refusal = { status: 409, body: { success: false, code: 'product_changed', message } }
    expect(await call({ to: `PUT /products/${_id}?lng=${lng}`, body })).toMatchObject(refusal)
    expect(await call({ to: `DELETE /products/${_id}?version=7&lng=${lng}` })).toMatchObject(refusal)
  })

  it('is 404 for a product that does not exist, even as « admin »', async () => {
    const body = { ...aProductInput(), version: 1 }
    expect(await call({ to: 'PUT /products/inconnue', body })).toMatchObject({
      status: 404,
      body: { code: 'product_not_found', message: 'Produit non trouvé' },
    })
    expect(await call({ to: 'GET /admin/products/inconnue' })).toMatchObject({ status: 404 })
  })
})

describe('what OpenAPI says of writing a product', () => {
  it('is what is taken, what is only answered, and how it may be refused', async () => {
    const { body } = await call({ to: 'GET /openapi.json' })
    const { paths } = body
    const put = paths['/products/{id}'].put
    const schema = put.requestBody.content['application/json'].schema
    expect(schema.required).toEqual(['name', 'description', 'price', 'category', 'attributes', 'version'])
    expect(schema.properties.price).toMatchObject({ type: 'integer', minimum: 0 })
    expect(schema.properties.images).toMatchObject({ readOnly: true })
    expect(schema.properties.attributes.properties.material.enum).toContain('Soie')
    expect(Object.keys(put.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
    ])
    expect(paths['/products'].post.responses).toHaveProperty('201')
    expect(paths['/products/{id}'].delete.security).toEqual([{ accessToken: [] }])
  })

  it('forbids nothing that is accepted', async () => {
    const { body } = await call({ to: 'GET /openapi.json' })
    const { properties } = body.paths['/products'].post.requestBody.content['application/json'].schema
    const { tags, color } = properties.attributes.properties
    expect(properties.category.oneOf.map(({ type }: { type: string }) => type)).toEqual(['string', 'object'])
    expect(tags.oneOf.map(({ type }: { type: string }) => type)).toEqual(['array', 'string'])
    expect(properties.sku.pattern).toBeDefined()
    expect('mar-001').toMatch(new RegExp(properties.sku.pattern))
    const hex = color.anyOf[0].properties.hex.pattern
    expect('#1b2a4c').toMatch(new RegExp(hex))
    expect(properties.stock.description).toContain('9999')
    const accepted = aProductInput({
      category: { _id: 'mariage' },
      sku: 'mar-001',
      attributes: {
        material: 'Soie',
        composition: '100 % soie',
        tags: '["soir"]',
        color: { name: 'Nuit', hex: '#1b2a4c' },
      },
    })
    expect(await call({ to: 'POST /products', body: accepted })).toMatchObject({
      status: 201,
      body: { sku: 'MAR-001', attributes: { tags: ['soir'], color: { hex: '#1B2A4C' } } },
    })
  })
})
