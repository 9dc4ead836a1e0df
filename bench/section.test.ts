import { expect, it } from 'vitest'
import { sectionText } from './section.ts'

it('prints names to the left, figures to the right, and every bound with its verdict', () => {
  const text = sectionText({
    title: 'Pages',
    about: ['What is measured.'],
    rows: [
      { page: 'home', bytes: 8335 },
      { page: 'boutique', bytes: 112965 },
    ],
    bounds: [
      { promise: 'home, at least 0.7', found: '0.81', isKept: true },
      { promise: 'boutique, at least 0.7', found: '0.50', isKept: false },
    ],
  })
  expect(text.split('\n')).toEqual([
    '',
    '── Pages',
    'What is measured.',
    '',
    'page        bytes',
    'home        8,335',
    'boutique  112,965',
    '',
    '✓ pass  home, at least 0.7: 0.81',
    '✗ FAIL  boutique, at least 0.7: 0.50',
  ])
})
