import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themeColors } from './theme-colors.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours declared in the rule whose selector is given. */
const coloursOf = (selector: string): Record<string, string> => {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#\w+);/g)].map(([, name, hex]) => [name, hex]))
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const light = coloursOf('[data-theme="light"]')
const dark = coloursOf('[data-theme="dark"]')

it('frames the page with the paper of each theme', () => {
  expect(themeColors).toEqual({ light: light.paper, dark: dark.paper })
})

const textPairs = ['paper', 'sheet', 'linen', 'rose']
  .flatMap((ground) => ['ink', 'ink-soft', 'garance', 'sage'].map((text) => [text, ground] as const))
  .concat([
    ['on-garance', 'garance-fill'],
    ['on-garance', 'garance-deep'],
    ['paper', 'ink'],
  ])

const controlPairs = ['paper', 'sheet'].map((ground) => ['rule', ground] as const)

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, colours) => {
  it.each(textPairs)('lets %s be read on %s', (text, ground) => {
    expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)('lets the edge of a control (%s) be seen on %s', (edge, ground) => {
    expect(contrast(colours[edge] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

describe('the system theme', () => {
  it('is the same dark as the chosen one', () => {
    expect(coloursOf(':root:not([data-theme])')).toEqual(dark)
  })

  it('names every colour in both lights', () => {
    expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort())
    expect(Object.keys(light).length).toBeGreaterThan(10)
  })
})
