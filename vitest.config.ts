import { defineConfig } from 'vitest/config'

const apiTests = '{src,db}/**/*.api.test.{ts,tsx}'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
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
      { extends: true, test: { name: 'api', include: [apiTests] } },
    ],
  },
})
