import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp
let signed: { readonly authorization: string }

beforeAll(async () => {
  app = await webApp()
  signed = await app.bearer('user')
})

afterAll(() => app.close())

interface Sent {
  readonly to: `${'POST' | 'PUT' | 'DELETE'} ${string}`
  readonly body?: object
  readonly lng?: string
}

const send = async ({ to, body, lng = 'fr' }: Sent) => {
  const [method, path] = to.split(' ') as ['POST' | 'PUT' | 'DELETE', string]
  const url = `/api/account/addresses${path}?lng=${lng}`
  const answer = await app.server.inject({ method, url, headers: signed, ...(body && { payload: body }) })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the calls of an address book', () => {
  it.each([
    ['fr', 'Ce code postal n’est pas celui du pays choisi.'],
    ['en', 'This postcode does not belong to the chosen country.'],
  ])('answer 422 with what is wrong with the postcode, in %s', async (lng, ofCountry) => {
    for (const wrong of [
      { postalCode: '7500' },
      { postalCode: '' },
      { country: 'BE' },
      { country: 'MC' },
      { country: 'GB', postalCode: '75011' },
    ])
      for (const to of ['POST ', 'PUT /00000000-0000-4000-8000-00000000000c'] as const)
        expect(await send({ to, body: { ...anAddress, ...wrong }, lng })).toMatchObject({
          status: 422,
          body: { success: false, fields: { postalCode: ofCountry } },
        })
  })

  it('put the postcode in order before it is held against the country', async () => {
    const body = { ...anAddress, country: 'GB', postalCode: '  sw1a   1aa ' }
    const entered = await send({ to: 'POST ', body })
    expect(entered).toMatchObject({ status: 201, body: { address: { postalCode: 'SW1A 1AA' } } })
    const emirates = { ...anAddress, country: 'AE', postalCode: '' }
    expect(await send({ to: 'POST ', body: emirates })).toMatchObject({ status: 201 })
  })

  it.each([
    ['fr', 'Cette adresse n’est pas dans votre carnet.'],
    ['en', 'This address is not in your address book.'],
  ])('answer 404 for an address that is not there, in %s', async (lng, message) => {
    expect(await send({ to: 'PUT /rue', body: anAddress, lng })).toMatchObject({
      status: 404,
      body: { success: false, code: 'address_not_found', message },
    })
    expect(await send({ to: 'DELETE /rue', lng })).toMatchObject({ status: 200, body: { success: true } })
  })
})
