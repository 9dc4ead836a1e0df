import { describe, expect, it } from 'vitest'
import { readModule } from './read-module.ts'

const read = (text: string, isTsx = false) => readModule(text, { isTsx })

describe('a file that is measured', () => {
  it('has as many functions as are written in it, and none by its types', () => {
    const text = `
      type Later = () => void
      export const one = (each: () => number) => each()
      const two = function () {}
      class Three { constructor() {} get four() { return 1 } five() {} }
      const six = { seven() {}, eight: () => 8 }`
    expect(read(text).functions).toBe(7)
    expect(read('export const Part = () => <b onClick={() => {}} />', true).functions).toBe(2)
  })

  it('exports what others may import, under the name that they use', () => {
    const text = `
      export const one = 1, { two, three: [four], five = 5, ...rest } = all
      export interface Five {}
      export type Six = 6
      const inner = 7
      export { inner as seven }
      export default inner`
    expect(read(text).exported).toEqual([
      'one',
      'two',
      'four',
      'five',
      'rest',
      'Five',
      'Six',
      'seven',
      'default',
    ])
  })

  it('imports by name, as a whole, later, and what it passes on', () => {
    const text = `
      import first, { second as other, type Third } from './a.ts'
      import * as whole from './b.ts'
      export { fourth } from './c.ts'
      export * from './d.ts'
      import './e.css'
      const later = () => import('./f.ts')
      type Far = import('./g.ts').Far`
    expect(read(text).imported).toEqual([
      { from: './a.ts', names: ['default', 'second', 'Third'] },
      { from: './b.ts', names: ['*'] },
      { from: './c.ts', names: ['fourth'] },
      { from: './d.ts', names: ['*'] },
      { from: './e.css', names: [] },
      { from: './f.ts', names: ['*'] },
      { from: './g.ts', names: ['*'] },
    ])
  })
})
