import { describe, expect, it } from 'vitest'
import { changedQuery, pageIn } from './url-change.ts'

describe('an address of the admin', () => {
  it('changes what is to change, and keeps the rest', () => {
    expect(changedQuery('?lng=en&mails=failed&mailPage=3', { mails: 'sent', mailPage: undefined })).toBe(
      '?lng=en&mails=sent',
    )
    expect(changedQuery('', { logPage: 2 })).toBe('?logPage=2')
    expect(changedQuery('?mail=7', { mail: undefined })).toBe('')
  })

  it.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=robe', 1],
    ['page=100001', 1],
  ])('%s names page %i', (search, page) => {
    expect(pageIn(new URLSearchParams(search), 'page')).toBe(page)
  })
})
