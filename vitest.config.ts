import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const apiTests = '{src,db}/**/*.api.test.{ts,tsx}'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A process runs many files: what they import is loaded once. What a file changes of its process is put back after
    // it by the setup file. A module is never mocked, because other files have it already: a test is given another part.
    isolate: false,
    setupFiles: ['src/testing/leave-as-found.ts', 'src/testing/note-processor-time.ts'],
    globalSetup: ['src/testing/database/drop-test-databases.ts'],
    // Threads and processes that tests start read our TypeScript by themselves: once, instead of each time.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    // With --changed, tests are found by what imports what: what no module imports, but a path names, may touch all.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/db/migrations/**',
      '**/*-worker.ts',
      '**/content/**',
    ],
    testTimeout: 30_000,
    // What has to come to pass may come late on a busy machine; a test about how soon says how soon.
    expect: { poll: { timeout: 25_000 } },
    hookTimeout: 60_000,
    // A test among quick ones that is made for its own sake: left out of a quick run, and made in a deep one.
    tags: [{ name: 'deep' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/!(*.api).test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'db/**/!(*.api).test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      // Run twice: on the embedded database and, with TEST_DATABASE_URL, on a PostgreSQL server, whose driver reads values
      // in another way. What opens no `testDatabase` is a unit test. A test whose subject is the same beside any database,
      // or exists on one only, says so by `skipIf` or `runIf(process.env.TEST_DATABASE_URL)`; in doubt it runs on both.
      {
        extends: true,
        test: { name: 'api', include: [apiTests], setupFiles: ['src/testing/accounts/quick-passwords.ts'] },
      },
    ],
  },
})
