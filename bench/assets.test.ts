import { expect, it } from 'vitest'
import { assetsOf } from './assets.ts'

const page = `<!doctype html><link rel="stylesheet" href="/assets/root-A1.css"><link rel="modulepreload" href="/assets/entry-B2.js">
  <link rel="prefetch" href="/assets/later-H8.js"><img src="/media/dress/400.webp">
  <script type="text/later" data-preload="/assets/texts-K1.js /assets/entry-B2.js">import * as route0 from "/assets/route-C3.js"
  window.manifest = {"url": "/assets/manifest-I9.js", "imports": ["/assets/other-page-J0.js"]}
  import("/assets/entry-B2.js")</script>`

const files: Record<string, string> = {
  '/assets/root-A1.css': 'p{margin:0}',
  '/assets/entry-B2.js': 'import{a}from"./shared-D4.js";const later=()=>import("./dialog-E5.js")',
  '/assets/route-C3.js': 'window.x=1',
  '/assets/texts-K1.js': 'export const texts={}',
  '/assets/shared-D4.js': 'import"./deep-F6.js";export const a=1',
  '/assets/deep-F6.js': '1',
}

const ask = async (path: string) => {
  const text = files[path]
  return { status: text === undefined ? 404 : 200, headers: [], body: Buffer.from(text ?? '') }
}

it('counts once each what the page loads and what that imports at once, but nothing that waits or is only named', async () => {
  const found = await assetsOf({ html: page, ask })
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(files).toSorted())
  expect(found.find(({ path }) => path === '/assets/root-A1.css')?.bytes).toBe(11)
})

it('does not take a missing file for a small one', async () => {
  await expect(assetsOf({ html: '<script src="/assets/gone-G7.js">', ask })).rejects.toThrow('404')
})
