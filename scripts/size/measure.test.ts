import { describe, expect, it } from 'vitest'
import { isMeasured, measureTree, mostFilesInFolder } from './measure.ts'

const tree = (texts: Readonly<Record<string, string>>) =>
  measureTree(Object.entries(texts).map(([path, text]) => ({ path, text })))

describe('the size of the house', () => {
  it('is told of each slice, each top folder and the whole', () => {
    const { places } = tree({
      'src/features/orders/order.rules.ts': 'export const isPaid = () => true\n',
      'src/features/orders/web/order-list.tsx': 'const a = 1\nconst b = 2\n',
      'src/sitemap.ts': 'export {}\n',
      'src/ui/base.css': '@layer base;\n',
      'e2e/orders/orders.spec.ts': 'export {}\n',
    })
    expect([...places.keys()]).toEqual(['e2e', 'src', 'src/features/orders', 'src/ui', 'all'])
    expect(places.get('src/features/orders')).toMatchObject({ files: 2, lines: 3, functions: 1 })
    expect(places.get('src/ui')).toMatchObject({ files: 1, lines: 1, functions: 0 })
    expect(places.get('all')).toMatchObject({ files: 5, lines: 6, functions: 1 })
  })

  it('counts the folders that a noun is spread over, one or many, and no longer word', () => {
    const { places } = tree({
      'src/features/orders/orders.ts': '',
      'src/features/orders/web/own-order.tsx': '',
      'src/features/orders/web/border.ts': '',
      'src/ui/reorder.ts': '',
      'db/seed/demo-orders.ts': '',
    })
    expect(places.get('src/features/orders')?.nounFolders).toBe(3)
    expect(places.get('db')?.nounFolders).toBeUndefined()
  })

  it('finds exports that one other file imports, in whichever way', () => {
    const { places } = tree({
      'src/shared/money.ts': 'export const once = 1, twice = 2, never = 3\nexport interface Whole {}\n',
      'src/ui/a.ts': "import { once, twice } from '../shared/money.ts'\n",
      'src/ui/b.ts': "import { twice } from '../shared/money.ts'\n",
    })
    expect(places.get('src/shared')?.usedOnce).toBe(1)
    const asAWhole = tree({
      'src/shared/money.ts': 'export const one = 1, two = 2\n',
      'src/ui/a.ts': "const later = () => import('../shared/money.ts')\n",
    })
    expect(asAWhole.places.get('src/shared')?.usedOnce).toBe(2)
  })

  it('names a folder that holds more files than one finds one’s way in', () => {
    const full = Object.fromEntries(
      Array.from({ length: mostFilesInFolder }, (_, index) => [`src/ui/part-${index}.ts`, '']),
    )
    expect(tree({ ...full, 'src/ui/forms/field.ts': '' }).crowded.size).toBe(0)
    expect(tree({ ...full, 'src/ui/more.ts': '' }).crowded).toEqual(new Map([['src/ui', 26]]))
  })

  it('is that of code in folders', () => {
    expect(['src/app/root.tsx', 'scripts/seed.ts', 'src/ui/base.css'].every(isMeasured)).toBe(true)
    expect(['vite.config.ts', 'db/migrations/0001-a.sql', 'content/fr/a.md'].some(isMeasured)).toBe(false)
  })
})
