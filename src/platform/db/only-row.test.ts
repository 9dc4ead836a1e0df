import { expect, it } from 'vitest'
import { onlyRow } from './only-row.ts'

it('answers the row, and takes none for a mistake of ours', () => {
  expect(onlyRow([{ id: 1 }])).toEqual({ id: 1 })
  expect(() => onlyRow([])).toThrow('answered none')
})
