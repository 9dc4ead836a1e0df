import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './render-whole.ts'

const sentence = 'Le voile tombe droit, la traîne suit. '
const long = sentence.repeat(2000)

const Late = lazy(async () => ({ default: () => <p>{long}</p> }))

test('what comes late and is long stands in its place, where no script is needed to read it', async () => {
  const html = await renderWhole(
    <main>
      <Suspense fallback="…">
        <Late />
      </Suspense>
      <Suspense fallback="…">
        <p>{long}</p>
      </Suspense>
    </main>,
    (error) => {
      throw error
    },
  )
  expect(html).not.toContain('<script')
  expect(html).not.toContain('hidden')
  expect(html.split('<p>')).toHaveLength(3)
})
