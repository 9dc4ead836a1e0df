import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApiOf } from '../../../platform/http/documents/open-api.ts'
import { apiModules } from '../modules/api-modules.ts'

const document = openApiOf({
  endpoints: apiModules.flatMap(({ endpoints }) => endpoints),
  title: 'API',
  publicUrl: 'https://house.example',
})

it('the description of the API passes the recommended rules of a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ message, location: [place] }) => `${place?.pointer}: ${message}`)).toEqual([])
})

it('a call has one name, made from its address', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((call) => call.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(document.paths['/cart/items/{itemId}']?.put?.operationId).toBe('putCartItemsByItemId')
})

it('a public call says that it needs no token', () => {
  expect(document.paths['/products']?.get?.security).toEqual([])
  expect(document.paths['/cart']?.get?.security).toEqual([{ accessToken: [] }])
})
