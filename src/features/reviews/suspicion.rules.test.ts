import { describe, expect, it } from 'vitest'
import { suspicionOf, wordsOf } from './suspicion.rules.ts'

const written = { content: 'Une robe à couper le souffle.', elapsedMs: 40_000, isRepeated: false }

describe('a testimonial looks like spam', () => {
  it('when it brings links', () => {
    for (const link of ['https://gain.example', 'HTTP://gain', 'www.gain.example', '<a href=x>', '[url=x]'])
      expect(suspicionOf({ ...written, content: `Belle ${link}` })).toBe('links')
  })

  it('when others have sent the same words', () => {
    expect(suspicionOf({ ...written, isRepeated: true })).toBe('repeated')
  })

  it('when it was written faster than anybody writes', () => {
    expect(suspicionOf({ ...written, elapsedMs: 2999 })).toBe('too_fast')
    expect(suspicionOf({ ...written, elapsedMs: 3000 })).toBeNull()
  })

  it('not for anything else, nor when nobody knows how long it took', () => {
    expect(suspicionOf(written)).toBeNull()
    expect(suspicionOf({ ...written, elapsedMs: undefined })).toBeNull()
  })
})

it('takes words for the same whatever their accents, capitals, signs and spaces', () => {
  expect(wordsOf(' Une ROBE…  « rêvée » !\n')).toBe(wordsOf('une robe revee'))
  expect(wordsOf('une robe rêvée')).not.toBe(wordsOf('une robe bleue'))
  expect(wordsOf('👗✨')).not.toBe(wordsOf('💍'))
})
