import { delimiter, dirname } from 'node:path'

/**
 * The environment of the tests: with the pinned Node as `node`, and without the settings of the developer who runs
 * them, whose database must never be touched.
 * @param {{ env: NodeJS.ProcessEnv, settings: string, node: string }} options settings is the text of `.env.example`
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment({ env, settings, node }) {
  const names = [...settings.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1])
  const hidden = new Set([...names, 'TEST_DATABASE_URL', 'NODE_ENV'])
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !hidden.has(name)))
  return { ...kept, PATH: [dirname(node), env.PATH].join(delimiter) }
}
