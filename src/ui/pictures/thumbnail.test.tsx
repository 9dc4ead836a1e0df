import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Thumbnail } from './thumbnail.tsx'

const drawn = (image: Parameters<typeof Thumbnail>[0]['image']) =>
  renderToStaticMarkup(<Thumbnail image={image} className="w-12" />)

it('a thumbnail keeps in sight what its picture says, and its middle where it says nothing', () => {
  expect(drawn({ url: '/media/a1/200.webp', focalPoint: { x: 30, y: 0 } })).toContain(
    'object-position:30% 0%',
  )
  expect(drawn({ url: '/media/a1/200.webp' })).not.toContain('style')
})

it('a thumbnail without a picture keeps its space', () => {
  expect(drawn(undefined)).toMatch(/^<span class="[^"]*aspect-portrait[^"]*"><\/span>$/)
})
