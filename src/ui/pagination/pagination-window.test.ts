import { describe, expect, it } from 'vitest'
import { paginationWindow } from './pagination-window.ts'

describe('the pagination window', () => {
  it('centres five numbers on the current page', () => {
    expect(paginationWindow(6, 12)).toEqual([4, 5, 6, 7, 8])
  })

  it('is held at the first page', () => {
    expect(paginationWindow(1, 12)).toEqual([1, 2, 3, 4, 5])
    expect(paginationWindow(2, 12)).toEqual([1, 2, 3, 4, 5])
    expect(paginationWindow(4, 12)).toEqual([2, 3, 4, 5, 6])
  })

  it('is held at the last page', () => {
    expect(paginationWindow(12, 12)).toEqual([8, 9, 10, 11, 12])
    expect(paginationWindow(11, 12)).toEqual([8, 9, 10, 11, 12])
    expect(paginationWindow(9, 12)).toEqual([7, 8, 9, 10, 11])
  })

  it('shows all pages when there are fewer than five', () => {
    expect(paginationWindow(2, 3)).toEqual([1, 2, 3])
    expect(paginationWindow(1, 1)).toEqual([1])
  })

  it('stays inside the pages when the current one lies outside', () => {
    expect(paginationWindow(40, 8)).toEqual([4, 5, 6, 7, 8])
    expect(paginationWindow(-3, 8)).toEqual([1, 2, 3, 4, 5])
    expect(paginationWindow(1, 0)).toEqual([])
  })
})
