import { defineConfig } from 'vitest/config'

const apiTests = '{src,db}/**/*.api.test.{ts,tsx}'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A process runs many files: what they import is loaded once. What a file changes of its process is put back after
    // it by the setup file. A module is never mocked, because other files have it already: a test is given another part.
    isolate: false,
    setupFiles: ['src/testing/leave-as-found.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'db/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [apiTests],
        },
      },
      // Run twice: on the embedded database and, with TEST_DATABASE_URL, on a PostgreSQL server.
      {
        extends: true,
        test: { name: 'api', include: [apiTests], setupFiles: ['src/testing/quick-passwords.ts'] },
      },
    ],
  },
})
