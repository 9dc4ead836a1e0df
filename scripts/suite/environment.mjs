/**
 * The environment of the tests: without the settings of whoever runs them, whose database must never be touched.
 * @param {{ env: NodeJS.ProcessEnv, settings: string }} options settings is the text of `.env.example`
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment({ env, settings }) {
  const names = [...settings.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1])
  const hidden = new Set([...names, 'TEST_DATABASE_URL', 'NODE_ENV'])
  return Object.fromEntries(Object.entries(env).filter(([name]) => !hidden.has(name)))
}
