import { expect, it } from 'vitest'
import { advisedSide, notedPicture } from './picture-notes.ts'

it.each([
  [{ width: 1200, height: advisedSide }, []],
  [{ width: advisedSide, height: 900 }, []],
  [{ width: 900, height: advisedSide - 1 }, ['small']],
  [{ width: 900, height: 1200, colours: 'inks' }, ['small', 'inks']],
  [{ width: 4000, height: 3000, colours: 'converted' }, ['converted']],
] as const)('of a picture of %j is told: %j', (picture, notes) => {
  expect(notedPicture(picture).notes).toEqual(notes)
})
