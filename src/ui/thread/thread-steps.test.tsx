import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ThreadSteps } from './thread-steps.tsx'

const steps = ['Panier', 'Coordonnées', 'Paiement', 'Confirmation']

const markup = (current: number) =>
  renderToStaticMarkup(<ThreadSteps label="Commande" steps={steps} current={current} doneLabel="(fait)" />)

const items = (html: string) => html.match(/<li.*?<\/li>/gs) ?? []

describe('steps along the thread', () => {
  it('are an ordered list with a name, in their order', () => {
    const html = markup(1)
    expect(html).toContain('<ol aria-label="Commande"')
    expect(items(html).map((item) => steps.find((step) => item.includes(step)))).toEqual(steps)
  })

  it('say which one is being taken, and only that one', () => {
    const current = items(markup(1)).map((item) => item.includes('aria-current="step"'))
    expect(current).toEqual([false, true, false, false])
  })

  it('say which ones are behind, and are sewn as far as those', () => {
    const done = items(markup(2)).map((item) => item.includes('(fait)'))
    expect(done).toEqual([true, true, false, false])
    expect(markup(2).match(/inset\(0 100% 0 0\)/g)).toHaveLength(1)
    // A finished step shows a check mark, which visitors do not confuse with a cross.
    const marks = items(markup(2)).map((item) => item.includes('stroke-sage'))
    expect(marks).toEqual([true, true, false, false])
  })

  it('are all behind when the way is done', () => {
    const html = markup(steps.length)
    expect(html).not.toContain('aria-current')
    expect(html.match(/\(fait\)/g)).toHaveLength(steps.length)
  })

  it('tell their place in figures where names have no room', () => {
    expect(markup(1)).toContain('2 / 4')
  })
})
