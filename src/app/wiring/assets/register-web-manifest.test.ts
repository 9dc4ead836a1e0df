import { access } from 'node:fs/promises'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerWebManifest } from './register-web-manifest.ts'

const manifestOf = async (name: string) => {
  const server = fastify()
  registerWebManifest(server, { houseName: async () => name })
  const answer = await server.inject('/site.webmanifest')
  await server.close()
  return answer
}

it('names the house as the house names itself', async () => {
  const answer = await manifestOf('Maison Renommée')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(answer.json()).toMatchObject({
    id: '/',
    name: 'Maison Renommée',
    lang: 'fr',
    start_url: '/',
    scope: '/',
  })
})

it('offers only icons that lie beside the pages', async () => {
  const { icons } = (await manifestOf('House')).json<{ icons: readonly { src: string }[] }>()
  expect(icons.length).toBeGreaterThan(0)
  for (const { src } of icons) {
    await expect(access(new URL(`../../../../public${src}`, import.meta.url))).resolves.toBeUndefined()
  }
})
