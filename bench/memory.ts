import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { runCommandLine } from '../scripts/setup/command-line.mjs'
import { Refusal } from '../scripts/setup/refusal.mjs'
import { say } from '../scripts/setup/say.mjs'
import { signInAsAdmin } from './sign-in.ts'

/**
 * Lives in a running demo house as its visitors and its team do, and tells every half minute what the process holds:
 * `node scripts/run.mjs bench/memory.ts --url http://localhost:3000 --pid $(pgrep -f build/server) --minutes 12`.
 * It goes on as fast as the house answers, unless it is told to wait between two rounds: `--pause 300`.
 */

const pages = [
  '/',
  '/boutique',
  '/lookbook',
  '/inspiration',
  '/avis',
  '/sur-mesure',
  '/contact',
  '/rendez-vous',
]

const residentOf = (pid: string) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

interface Visit {
  readonly url: string
  readonly round: number
  readonly token: string
  readonly products: readonly string[]
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const upload = async ({ url, round, token, products }: Visit) => {
  const background = { r: round % 256, g: (round >> 8) % 256, b: 90 }
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'photograph.jpg')
  const product = products[round % products.length]
  const headers = { authorization: `Bearer ${token}` }
  const path = `${url}/api/products/${product}/images`
  const answer = await fetch(path, { method: 'POST', headers, body: form })
  const body: { images?: readonly { id?: string; _id?: string }[] } = await answer.json()
  // The picture is taken away again, so that the product does not fill up.
  const last = body.images?.at(-1)
  const id = last?.id ?? last?._id
  if (id) await fetch(`${path}/${id}`, { method: 'DELETE', headers })
}

const visit = async (being: Visit) => {
  const { url, round, products } = being
  const read = async (path: string) => void (await (await fetch(`${url}${path}`)).arrayBuffer())
  const product = products[round % products.length]
  await Promise.all([
    read(pages[round % pages.length] ?? '/'),
    // As every filter of the boutique is a page of its own, most of these are rendered.
    read(`/boutique?minPrice=${100 + (round % 900)}`),
    read(`/boutique/produit/${product}?lng=${round % 2 ? 'fr' : 'en'}`),
    read(`/api/products?search=robe&page=${1 + (round % 3)}`),
    read(`/api/products/${product}`),
    ...(round % 10 === 0
      ? [post(url, '/auth/login', { email: 'nobody@maison.test', password: 'wrong' })]
      : []),
    ...(round % 20 === 0 ? [upload(being)] : []),
  ])
}

const productsAt = async (url: string) => {
  const body: { products?: readonly { _id: string }[] } = await (await fetch(`${url}/api/products`)).json()
  return (body.products ?? []).map(({ _id }) => _id)
}

await runCommandLine(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      pid: { type: 'string' },
      minutes: { type: 'string' },
      pause: { type: 'string' },
    },
  })
  const { url = 'http://localhost:3000', pid, minutes = '12', pause = '20' } = values
  if (pid === undefined) throw new Refusal('Name the process of the house with --pid.')
  const products = await productsAt(url)
  let token = await signInAsAdmin(url)
  const endsAt = performance.now() + Number(minutes) * 60_000
  let round = 0
  let most = 0
  let saidAt = 0
  while (performance.now() < endsAt) {
    await visit({ url, round, token, products })
    round++
    most = Math.max(most, residentOf(pid))
    if (performance.now() - saidAt > 30_000) {
      saidAt = performance.now()
      token = await signInAsAdmin(url)
      say(`${round} rounds: ${residentOf(pid).toFixed(0)} MB, at most ${most.toFixed(0)} MB`)
    }
    await wait(Number(pause))
  }
  await wait(30_000)
  say(`afterwards: ${residentOf(pid).toFixed(0)} MB, at most ${most.toFixed(0)} MB`)
  return 0
})
