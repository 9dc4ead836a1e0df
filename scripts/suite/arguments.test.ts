import { expect, it } from 'vitest'
import { readArguments } from './arguments.mjs'

it('runs the whole suite when nothing is named', () => {
  expect(readArguments([])).toEqual({
    places: [],
    changedSince: undefined,
    depth: 'quick',
    isReported: false,
  })
})

it('takes slices and folders by name, with or without the slash that a shell completes', () => {
  expect(readArguments(['orders', 'src/ui/', '--report'])).toEqual({
    places: ['orders', 'src/ui'],
    changedSince: undefined,
    depth: 'quick',
    isReported: true,
  })
})

it('compares with main unless another revision is named', () => {
  expect(readArguments(['--changed']).changedSince).toBe('main')
  expect(readArguments(['--changed=HEAD~2']).changedSince).toBe('HEAD~2')
})

it('goes as deep as it is told, the last word counting', () => {
  expect(readArguments(['--depth=deep', 'orders']).depth).toBe('deep')
  expect(readArguments(['--depth=deep', '--depth=both']).depth).toBe('both')
  expect(() => readArguments(['--depth=far'])).toThrow('« --depth=far » is no option here')
})

it('refuses what it does not know, and what contradicts itself', () => {
  expect(() => readArguments(['--chanced'])).toThrow('« --chanced » is no option here')
  expect(() => readArguments(['--watch'])).toThrow('npm test')
  expect(() => readArguments(['orders', '--changed'])).toThrow('not both')
})
