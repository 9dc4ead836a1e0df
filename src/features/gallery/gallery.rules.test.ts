import { describe, expect, it } from 'vitest'
import { missingToBeShown, statusOn } from './gallery.rules.ts'

const always = { published: true, publishedFrom: null, publishedTo: null }
const week = { published: true, publishedFrom: '2026-11-02', publishedTo: '2026-11-08' }

describe('an item', () => {
  it('is a draft until it is published, whatever its days', () => {
    expect(statusOn('2026-11-05', { ...week, published: false })).toBe('draft')
  })

  it.each([
    ['2026-11-01', 'scheduled'],
    ['2026-11-02', 'published'],
    ['2026-11-08', 'published'],
    ['2026-11-09', 'over'],
  ])('on %s is %s', (today, status) => {
    expect(statusOn(today, week)).toBe(status)
  })

  it('without days is shown for good; with one of them, on that side only', () => {
    expect(statusOn('2000-01-01', always)).toBe('published')
    expect(statusOn('2099-12-31', { ...always, publishedFrom: '2026-11-02' })).toBe('published')
    expect(statusOn('2000-01-01', { ...always, publishedTo: '2026-11-02' })).toBe('published')
  })
})

describe('what an item lacks to be shown', () => {
  const whole = { fr: { title: 'La traîne', alt: 'Une robe' }, en: { title: '', alt: 'A gown' } }

  it('is nothing with a French title and what the picture shows in both languages', () => {
    expect(missingToBeShown(whole)).toEqual({})
  })

  it('is said field by field', () => {
    expect(missingToBeShown({ fr: { title: '', alt: '' }, en: { title: 'The train', alt: '' } })).toEqual({
      'fr.title': 'fields.titleMissing',
      'fr.alt': 'fields.altMissing',
      'en.alt': 'fields.altMissing',
    })
  })
})
