import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { projectDir } from '../scripts/setup/project.mjs'

const entry = 'virtual:floor'

/** What no page of React Router can do without: what its framework entry uses, and hydration. */
const source = `
  import { startTransition, StrictMode, createElement } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  import { Links, Meta, Outlet, Scripts, ScrollRestoration, Link, useLocation } from 'react-router'
  import { HydratedRouter } from 'react-router/dom'
  globalThis.floor = [startTransition, StrictMode, createElement, hydrateRoot, HydratedRouter,
    Links, Meta, Outlet, Scripts, ScrollRestoration, Link, useLocation]`

const virtualEntry: Plugin = {
  name: 'floor',
  resolveId: (id) => (id === entry ? `${projectDir}/floor.js` : null),
  load: (id) => (id === `${projectDir}/floor.js` ? source : null),
}

/** Brotli bytes of the libraries alone, bundled as the house is. */
export const floorBytes = async () => {
  const built = await build({
    root: projectDir,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [virtualEntry],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  })
  if (!('output' in built)) throw new Error('the floor was not bundled once')
  return built.output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  )
}
